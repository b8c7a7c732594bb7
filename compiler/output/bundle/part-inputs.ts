import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { contentHash } from '#releases/content-hash.ts'
import { codeFolders } from '../build-state.ts'
import { hashEach } from '../files/hash-files.ts'

/** The bundler's settings and the packages that are installed. */
const settings = new Set([
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'compiler/output/bundle/browser-plugins.ts',
  'compiler/output/bundle/bundle.ts',
  'compiler/output/bundle/script-groups.ts',
])

const everywhere = 'settings and styles'

/** The project's own files as they are before the bundler reads them: what is saved meanwhile makes a part again next time. */
export class CodeSnapshot {
  readonly #hashes = hashEach([...codeFolders, 'package.json'], (file) => !file.includes('.test.'))
  /** What every part may depend on: the bundler does not tell which stylesheets one imports. */
  readonly #everywhere = contentHash(
    JSON.stringify([...this.#hashes].filter(([file]) => settings.has(file) || file.endsWith('.css'))),
  )

  /** Notes the files that a run of the bundler reads. */
  noteInputs(): { plugin: Plugin; inputs: () => Record<string, string> } {
    const files = new Set<string>()
    const plugin: Plugin = {
      name: 'note-inputs',
      generateBundle() {
        for (const id of this.getModuleIds()) files.add(id.split('?')[0]!)
      },
    }
    const isOwn = (id: string) => !id.startsWith('\0') && !id.includes(`${sep}node_modules${sep}`)
    const names = () => [...files].filter(isOwn).map((file) => relative('', file))
    return {
      plugin,
      inputs: () => ({
        [everywhere]: this.#everywhere,
        ...Object.fromEntries(names().map((name) => [name, this.#hashes.get(name) ?? 'unknown'])),
      }),
    }
  }

  /** Whether all of it is as it was. */
  areUnchanged({ [everywhere]: shared, ...files }: Record<string, string>): boolean {
    return shared === this.#everywhere && Object.entries(files).every(([name, hash]) => this.#hashes.get(name) === hash)
  }
}
