// tests/app/home_damage.h: what a disk, another program or a hand makes of the files of a home, by a seed.
#pragma once
#include <climits>

#include "core/random/random.h"
#include "tests/test_main.h"

namespace searchlight::testing {

inline const QStringList kAbsurd{u"-2147483648"_s, u"2147483647"_s,
                                 u"4294967295"_s,  u"18446744073709551615"_s,
                                 u"-1"_s,          u"0"_s,
                                 u"1e300"_s,       u"-1e300"_s,
                                 u"1e-300"_s,      u"nan"_s,
                                 u"inf"_s,         u"0.5"_s,
                                 u"99999999999"_s, u""_s};
// Values as a settings file has them, cut off, too long, or of types that nobody writes: what they claim to hold is not there.
inline const QStringList kCrafted{u"@ByteArray("_s,
                                  u"@ByteArray(\\0\\0\\0)"_s,
                                  u"@Rect(-2147483648 -2147483648 2147483647 2147483647)"_s,
                                  u"@Rect(1 2)"_s,
                                  u"@Size(-2147483648 99999999999)"_s,
                                  u"@Point()"_s,
                                  u"@Invalid()"_s,
                                  u"@@@"_s,
                                  u"@Variant()"_s,
                                  u"@Variant(\\0\\0\\0\\x9\\x7f\\xff\\xff\\xff)"_s,   // a list
                                  u"@Variant(\\0\\0\\0\\b\\x7f\\xff\\xff\\xff)"_s,    // a map
                                  u"@Variant(\\0\\0\\0\\n\\x7f\\xff\\xff\\xfe)"_s,    // a text
                                  u"@Variant(\\0\\0\\0\\f\\x7f\\xff\\xff\\xff)"_s,    // bytes
                                  u"@Variant(\\0\\0\\0\\xd\\x7f\\xff\\xff\\xff)"_s,   // bits
                                  u"@Variant(\\0\\0\\0\\x46\\x7f\\xff\\xff\\xff)"_s,  // a picture
                                  u"@Variant(\\0\\0\\0\\x47\\x7f\\xff\\xff\\xff)"_s,  // a polygon
                                  u"@DateTime(\\x7f\\xff\\xff\\xff)"_s,
                                  u"\"no end"_s,
                                  u"1, 2, , \"\", @Size(0 0)"_s,
                                  u"\\x"_s};

inline qsizetype below(qsizetype n, Random& random) {
  return static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(std::max<qsizetype>(n, 1))));
}
template <class List>
const auto& anyOf(const List& list, Random& random) {
  return list[below(list.size(), random)];
}

// Any file: cut off, in part overwritten, left out or doubled, a byte or a bit of it another one, or one of its numbers.
inline QByteArray damagedText(QByteArray bytes, Random& random) {
  const qsizetype at = below(bytes.size(), random),
                  some = below(std::min<qsizetype>(bytes.size() - at, 200), random) + 1;
  switch (random.below(9)) {
    case 0: return bytes.first(at);
    case 1: return bytes.replace(at, some, QByteArray(some, '\0'));
    case 2: return bytes.remove(at, some);
    case 3: return bytes.insert(below(bytes.size(), random), bytes.mid(at, some));
    case 4:
      return bytes.isEmpty() ? bytes
                             : bytes.replace(at, 1, QByteArray(1, static_cast<char>(below(256, random))));
    case 5:
      return bytes.isEmpty()
                 ? bytes
                 : bytes.replace(at, 1,
                                 QByteArray(1, static_cast<char>(bytes[at] ^ (1 << below(8, random)))));
    default: break;
  }
  static const QRegularExpression number(u"-?\\d+(\\.\\d+)?"_s);
  const QString text = QString::fromLatin1(bytes);
  QList<QRegularExpressionMatch> all;
  for (auto found = number.globalMatch(text); found.hasNext();) all << found.next();
  if (all.isEmpty()) return bytes.first(at);
  const auto& match = anyOf(all, random);
  return bytes.replace(match.capturedStart(), match.capturedLength(), anyOf(kAbsurd, random).toLatin1());
}

// Bytes that are a layout or a window's place: a number in them, wherever it stands, or as any file.
inline QByteArray damagedBytes(QByteArray bytes, Random& random) {
  if (bytes.size() < 8 || random.below(3) == 0)
    return random.below(8) == 0 ? QByteArray(1 << 20, '\x7f') : damagedText(std::move(bytes), random);
  QByteArray word;
  QDataStream(&word, QIODevice::WriteOnly) << static_cast<qint32>(
      random.below(2) == 0 ? anyOf(kAbsurd, random).toLongLong() : INT_MIN + qint64{random.below(3)});
  const qsizetype at = below(bytes.size() - 4, random);
  return bytes.replace(random.below(2) == 0 ? at / 4 * 4 : at, 4, word);
}

// Another one of its kind, or of a kind that it is not.
inline QVariant damagedValue(const QVariant& kept, Random& random) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  if (kept.userType() == QMetaType::QByteArray && random.below(3) != 0)
    return damagedBytes(kept.toByteArray(), random);
  switch (random.below(9)) {
    case 0: return anyOf(QVariantList{INT_MIN, INT_MAX, -1, 0, 1, LLONG_MIN, LLONG_MAX}, random);
    case 1: return anyOf(QVariantList{-kInfinity, kInfinity, 1e300, 5e-324, -0.0}, random);
    case 2: return random.below(2) == 0;
    case 3: {
      const int side = anyOf(QList<int>{INT_MIN, INT_MAX, -1, 0, 20'000}, random);
      return anyOf(QVariantList{QRect(side, side, side, side), QSize(side, 1), QPoint(1, side)}, random);
    }
    case 4: return QStringList(5'000, kept.toString());
    case 5: return QVariantList{kept, QVariantList{kept, 1.5}, QVariantMap{{u"x"_s, kept}}};
    case 6: return QByteArray(static_cast<qsizetype>(below(9, random)), '\0');
    case 7: return kept.toString().repeated(2);
    default: return anyOf(kAbsurd, random);
  }
}

// As the file means them, for among its escapes a byte alone does little. Some of the values, or each of them.
inline void damageValues(const QString& path, Random& random, bool all = false) {
  QSettings settings(path, QSettings::IniFormat);
  QStringList keys = settings.allKeys();
  if (!all) {
    QStringList some;
    for (std::uint32_t n = 1 + random.below(3); n > 0 && !keys.isEmpty(); --n) some << anyOf(keys, random);
    keys = some;
  }
  for (const QString& key : std::as_const(keys))
    settings.setValue(key, damagedValue(settings.value(key), random));
}

// Each value of a settings file, whatever it was, becomes one of the crafted ones, in turn from `first` on.
inline QByteArray craftedSettings(const QByteArray& bytes, qsizetype first) {
  QByteArray out;
  for (const QByteArray& line : bytes.split('\n')) {
    const qsizetype equals = line.indexOf('=');
    out += equals < 0 ? line : line.first(equals + 1) + kCrafted[first++ % kCrafted.size()].toLatin1();
    out += '\n';
  }
  return out;
}

}  // namespace searchlight::testing
