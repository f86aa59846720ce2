import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** A machine of its own as far as the network goes: an address, and what runs a program there. */
export interface Machine {
  readonly name: string;
  readonly address: string;
  /** Begins the command of a program on this machine. */
  readonly within: readonly [string, ...string[]];
}

export interface MachineNetwork {
  /** The address of this machine in the network. */
  readonly hub: string;
  /** The whole network, as `10.0.0.0/24`. */
  readonly range: string;
  add(name: string): Machine;
  /** Lets nothing through to a machine or from it; nobody is told. */
  cut(machine: Machine): void;
  heal(machine: Machine): void;
  remove(): void;
}

/** Debian puts these programs where only root looks. */
const PATH = [process.env['PATH'], '/usr/sbin', '/sbin'].filter(Boolean).join(path.delimiter);
const PREFIX = 'tipmark-drill';
/** States of a port of a bridge. */
const DISABLED = '0';
const FORWARDING = '3';
const FIRST_HOST = 11;

function run(program: 'ip' | 'bridge', args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  if (status === 0) return;
  const reason = error?.message ?? stderr.trim().split('\n')[0] ?? '';
  throw new Error(`${program} ${args.join(' ')}: ${reason}`);
}

/** Why this user cannot have machines of their own here, in one line; undefined if they can. */
export function whyNoNetwork(): string | undefined {
  const probe = `${PREFIX}-probe-${process.pid}`;
  try {
    run('ip', ['netns', 'add', probe]);
    run('ip', ['netns', 'delete', probe]);
    run('bridge', ['link', 'show']);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `network namespaces cannot be made here (${reason}); run it as root, with iproute2`;
  }
}

/**
 * Lays a network of namespaces around a bridge, of which this machine has the first address.
 * @throws Error with the command that failed
 */
export function layNetwork(): MachineNetwork {
  const own = process.pid % 250;
  const bridge = `tmd${process.pid}`;
  const hub = `10.213.${own}.1`;
  const machines: Machine[] = [];
  const cableOf = ({ address }: Machine) => `${bridge}v${address.split('.').at(-1)}`;
  run('ip', ['link', 'add', bridge, 'type', 'bridge']);
  run('ip', ['address', 'add', `${hub}/24`, 'dev', bridge]);
  run('ip', ['link', 'set', bridge, 'up']);
  return {
    hub,
    range: `10.213.${own}.0/24`,
    add(name) {
      const address = `10.213.${own}.${FIRST_HOST + machines.length}`;
      const space = `${PREFIX}-${process.pid}-${name.replace(' ', '-')}`;
      const machine: Machine = { name, address, within: ['ip', 'netns', 'exec', space] };
      const cable = cableOf(machine);
      run('ip', ['netns', 'add', space]);
      machines.push(machine);
      const ends = ['type', 'veth', 'peer', 'name', 'eth0', 'netns', space];
      run('ip', ['link', 'add', cable, ...ends]);
      run('ip', ['link', 'set', cable, 'master', bridge, 'up']);
      run('ip', ['-n', space, 'address', 'add', `${address}/24`, 'dev', 'eth0']);
      for (const device of ['lo', 'eth0']) run('ip', ['-n', space, 'link', 'set', device, 'up']);
      return machine;
    },
    cut: (machine) => run('bridge', ['link', 'set', 'dev', cableOf(machine), 'state', DISABLED]),
    heal: (machine) => run('bridge', ['link', 'set', 'dev', cableOf(machine), 'state', FORWARDING]),
    remove() {
      // a cable goes with either of its ends, a namespace once its last program has ended
      for (const machine of machines) {
        run('ip', ['link', 'delete', cableOf(machine)]);
        run('ip', ['netns', 'delete', machine.within.at(-1) ?? '']);
      }
      run('ip', ['link', 'delete', bridge]);
    },
  };
}
