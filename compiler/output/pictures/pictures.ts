import { readFileSync } from 'node:fs'
import { locales, resolveText } from '#domain/market/locale.ts'
import { portraitPath } from '#domain/site/profile-path.ts'
import { kioskManifest } from '#domain/site/site-addresses.ts'
import { pageGroupNames } from '#messages/page-groups.ts'
import { contentHash } from '#releases/content-hash.ts'
import { fontCuts } from '#ui/font/brand-font.ts'
import { webManifest } from '#ui/icons/web-manifest.ts'
import type { FileStore } from '../files/file-store.ts'
import type { BuildInputs } from '../read-inputs.ts'
import { loadPngs, tidyPngs } from './png-cache.ts'

/**
 * Adds portraits, favicon, web manifest, fonts and illustrations. Returns the folder of the illustrations. Drawings are known by the code that
 * draws them and what they show, so that a build only draws what it writes.
 */
export function putDrawings({ prerender, prerenderHash, site }: BuildInputs, store: FileStore): string {
  const putText = (address: string, text: string) => store.put(address, contentHash(text), () => text)
  for (const { id, portrait } of site.facts.practitioners) {
    const key = contentHash(prerenderHash + JSON.stringify(portrait))
    store.put(portraitPath(id), key, () => prerender.portraitSvg(portrait))
  }
  putText('/favicon.svg', prerender.faviconSvg())
  const { company, clinics } = site.facts
  putText('/site.webmanifest', webManifest({ name: company.name, start: '/', display: 'browser' }))
  for (const { id, name } of clinics) {
    const app = { name: `${company.name} ${name}`, start: `/kiosk/${id}/`, display: 'fullscreen' } as const
    putText(kioskManifest(id), webManifest(app))
  }
  for (const { path, file } of fontCuts) {
    const font = readFileSync(file)
    store.put(path, contentHash(font), () => font)
  }
  // Named by the code that draws, so that they can be cached for a year.
  const artBase = `/art/${prerenderHash}/`
  for (const name of prerender.artNames)
    store.put(`${artBase}${name}.svg`, prerenderHash, () => prerender.renderArt(name))
  return artBase
}

/** Pictures for places that do not support SVG. They are slow, and no page has to wait for them. */
export async function putPngs({ prerender, site, compiler }: BuildInputs, store: FileStore, cacheFolder: string) {
  const name = site.facts.company.name
  const icon = prerender.appIconSvg()
  const wanted = [
    ...prerender.appIcons.map(({ file, size }) => ({ address: `/${file}`, svg: icon, width: size })),
    ...Object.entries(pageGroupNames).flatMap(([group, names]) =>
      locales.map((locale) => {
        const title = resolveText(names, locale, site.country)
        return { address: `/og/${group}-${locale}.png`, svg: prerender.ogImageSvg({ title, group, name }), width: 1200 }
      }),
    ),
  ].map((picture) => ({ ...picture, key: contentHash(picture.svg + compiler) }))
  const due = wanted.filter(({ address, key }) => !store.reuse(address, key))
  tidyPngs(cacheFolder, new Set(wanted.map(({ key }) => key)))
  const pngs = await loadPngs(cacheFolder, due)
  for (const source of due) store.put(source.address, source.key, () => pngs.get(source)!)
}
