import { fdatasyncSync, fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The part of PGlite's file layer (Emscripten's NODEFS) that is changed here. */
interface NodeFiles {
  node_ops: {
    mknod(parent: unknown, name: string, mode: number, device: number): unknown
    setattr(node: unknown, attributes: { mode?: number }): void
  }
  stream_ops: { fsync?(stream: OpenFile): number }
  /** Converts a Node error into one that PostgreSQL understands. */
  tryFSOperation<T>(work: () => T): T
}

interface OpenFile {
  node: { mode: number }
  /** Node's descriptor of the same file. */
  nfd: number
}

/**
 * Handles PGlite's files as a PostgreSQL server would. PGlite's own layer ignores fsync, so that a power failure may lose
 * confirmed bookings or the whole database, and creates files that every user of the machine can read and write.
 */
export class DurableFiles extends NodeFS {
  override async init(pglite: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const prepared = await super.init(pglite, options)
    const preRun = [prepared.emscriptenOpts.preRun ?? []].flat()
    preRun.push((module: object) => improve((module as { NODEFS: NodeFiles }).NODEFS))
    return { emscriptenOpts: { ...prepared.emscriptenOpts, preRun } }
  }
}

function improve(files: NodeFiles): void {
  const { mknod, setattr } = files.node_ops
  files.node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, withoutOthers(mode), device)
  files.node_ops.setattr = (node, attributes) =>
    setattr(node, attributes.mode === undefined ? attributes : { ...attributes, mode: withoutOthers(attributes.mode) })
  files.stream_ops.fsync = ({ node, nfd }) => {
    files.tryFSOperation(() => (isFolder(node.mode) ? fsyncSync(nfd) : fdatasyncSync(nfd)))
    return 0
  }
}

function withoutOthers(mode: number): number {
  return mode & ~0o077
}

function isFolder(mode: number): boolean {
  return (mode & 0o170000) === 0o040000
}

/**
 * PGlite's own parameters without `-F`, which turns fsync off. Of PostgreSQL's methods to flush its log, `fdatasync` is an
 * empty function in PGlite; `fsync` reaches the layer above.
 */
export function flushingParameters(defaults: string[]): string[] {
  return [...defaults.filter((it) => it !== '-F'), '-c', 'wal_sync_method=fsync']
}
