// Depth-first search without places:   java Jugs.java > tree.trace.yaml
// Two jugs hold 3 and 5 litres; 4 litres are wanted. A state is called "3|5".
import java.util.*;

class Jugs {
  static Set<String> seen = new HashSet<>();

  static void tell(String type, String id, String parent, int g) {
    String pId = parent == null ? "null" : "\"" + parent + "\"";
    System.out.printf("- {type: %s, id: \"%s\", pId: %s, g: %d}%n", type, id, pId, g);
  }

  static boolean enter(int a, int b, String parent, int depth) {
    String here = a + "|" + b;
    if (!seen.add(here)) return false;
    tell("generating", here, parent, depth);
    if (b == 4) { tell("end", here, parent, depth); return true; }
    tell("expanding", here, parent, depth);
    int pour = Math.min(a, 5 - b), back = Math.min(b, 3 - a);
    int[][] next = {{3, b}, {a, 5}, {0, b}, {a, 0}, {a - pour, b + pour}, {a + back, b - back}};
    for (int[] jugs : next) if (enter(jugs[0], jugs[1], here, depth + 1)) return true;
    tell("closing", here, parent, depth);
    return false;
  }

  public static void main(String[] args) {
    System.out.println("version: 1.4.0\nevents:");
    enter(0, 0, null, 0);
  }
}
