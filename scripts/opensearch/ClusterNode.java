import java.io.IOException;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/**
 * One node of a cluster on this machine, until its process is killed or its standard input ends, as it does with the program that
 * started it: its name, its port for HTTP and that for other nodes, the addresses of all nodes, their names, and a folder of its own.
 */
class ClusterNode {
  public static void main(String[] args) throws IOException {
    String name = args[0], http = args[1], transport = args[2], addresses = args[3], names = args[4], folder = args[5];
    new OpenSearchRunner()
        .onBuild((number, settings) -> settings
            .put("node.name", name)
            .put("cluster.name", "shop")
            .put("network.host", "127.0.0.1")
            .put("http.port", http)
            .put("transport.port", transport)
            .put("discovery.type", "zen")
            .put("discovery.seed_hosts", addresses)
            .put("cluster.initial_cluster_manager_nodes", names)
            // The disk of a developer's machine may be nearly full.
            .put("cluster.routing.allocation.disk.threshold_enabled", false)
            // Copies of what a lost node held are made anew at once.
            .put("cluster.max_shards_per_node", 2000))
        .build(OpenSearchRunner.newConfigs().basePath(folder).numOfNode(1).disableESLogger());
    while (System.in.read() >= 0) {
      // Nothing is told to a node.
    }
    Runtime.getRuntime().halt(0);
  }
}
