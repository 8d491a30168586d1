import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Free ports below those that systems give to connections (from 32768 on): any connection could take
 * one of those before a server listens to it.
 */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(11_000, 32_768);
    const server = createServer().listen(port);
    await once(server, 'listening').then(
      () => ports.add(port),
      () => {},
    );
    server.close();
  }
  return [...ports];
}

export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}
