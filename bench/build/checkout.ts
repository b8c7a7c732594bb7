import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
/** What is made, or too large to copy. The content comes from the folder that is measured. */
const left = new Set(['node_modules', 'dist', 'bench', 'tests', 'docs', 'content'])

/** A copy of the project that a benchmark may edit as an editor would: its code, some content, and the installed packages. */
export function copyProject(content: string, folder: string) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(root).filter((name) => !left.has(name) && !name.startsWith('.')))
    cpSync(join(root, name), join(folder, name), { recursive: true, preserveTimestamps: true })
  cpSync(content, join(folder, 'content'), { recursive: true, preserveTimestamps: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
}
