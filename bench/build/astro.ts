import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compressible, quick } from '#compiler/output/files/compress.ts'
import { type Run, runNode } from '../harness/run-process.ts'

/** Astro with its own packages. */
export const astroFolder = resolve(import.meta.dirname, '../peers/astro')
export const astroScript = join(astroFolder, 'node_modules/astro/bin/astro.mjs')
export const astroName = 'Astro 7 with astro-compressor'
const limit = 600

/** What `astro.config.mjs` reads; `folder` is that of a corpus. */
export function astroSettings(folder: string, siteUrl: string) {
  return {
    CORPUS: resolve(folder, 'astro'),
    OUT: resolve(folder, 'astro-dist'),
    CACHE: resolve(folder, 'astro-cache'),
    SITE_URL: siteUrl,
    ASTRO_TELEMETRY_DISABLED: '1',
  }
}

/**
 * Builds Astro's side of a corpus in a fresh process with nothing kept, and compresses it as ours is: the same kinds of files,
 * with the quality and the window that most of our pages get.
 */
export function buildAstro(folder: string, siteUrl: string): Promise<Run> {
  const settings = astroSettings(folder, siteUrl)
  for (const kept of [settings.OUT, settings.CACHE, join(astroFolder, '.astro')])
    rmSync(kept, { recursive: true, force: true })
  const env = { ...settings, COMPRESSIBLE: compressible.source, BROTLI: JSON.stringify(quick.params) }
  return runNode(astroScript, ['build', '--silent'], { cwd: astroFolder, env, limit })
}
