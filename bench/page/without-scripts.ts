import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { PageData } from '#page-data/pages.ts'
import { placeOf, siteFile } from '#releases/layout.ts'
import type { BuiltSite } from '../harness/site.ts'

/** A copy of the built site in which these pages have no JavaScript at all. Returns its folder. */
export function copyWithoutScripts({ dist, manifest }: BuiltSite, pages: PageData[]): string {
  const copy = join(dirname(dist), 'without-scripts/dist')
  rmSync(copy, { recursive: true, force: true })
  cpSync(dist, copy, { recursive: true })
  const place = placeOf(copy, manifest.build)
  const files = { ...manifest.files }
  for (const { path } of pages) {
    const file = siteFile(place, path)
    const html = readFileSync(file, 'utf8')
    const plain = Buffer.from(html.replace(/<script type="module">.*?<\/script>/s, ''))
    if (plain.length === Buffer.byteLength(html)) throw new Error(`${path} has no script to take away`)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 }
    const br = brotliCompressSync(plain, { params })
    writeFileSync(file, plain)
    writeFileSync(`${file}.br`, br)
    files[path] = { ...files[path]!, hash: 'without-scripts', size: plain.length, br: br.length }
  }
  writeFileSync(join(place.folder, 'manifest.json'), JSON.stringify({ ...manifest, files }))
  return copy
}
