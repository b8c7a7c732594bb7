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
import type { Artist } from './kept-art.ts'
import { loadPngs, tidyPngs } from './png-cache.ts'

/** Adds portraits, favicon, web manifest, fonts and illustrations. Returns the folder of the illustrations. */
export function putDrawings({ prerender, site }: BuildInputs, store: FileStore, artist: Artist): string {
  const putText = (address: string, text: string) => store.put(address, contentHash(text), () => text)
  for (const { id, portrait } of site.facts.practitioners)
    putText(
      portraitPath(id),
      artist.draw(`portrait ${JSON.stringify(portrait)}`, () => prerender.portraitSvg(portrait)),
    )
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
  return putArt(prerender, store, artist)
}

/** The illustrations of a build are in a folder named by their combined hash, so that they can be cached for a year. */
function putArt({ artNames, renderArt }: BuildInputs['prerender'], store: FileStore, artist: Artist): string {
  const drawn = artNames.map((name) => [name, artist.draw(name, () => renderArt(name))] as const)
  const base = `/art/${contentHash(drawn.map(([, svg]) => svg).join())}/`
  for (const [name, svg] of drawn) store.put(`${base}${name}.svg`, contentHash(svg), () => svg)
  return base
}

/** Pictures for places that do not support SVG. They are slow, and no page has to wait for them. */
export async function putPngs(
  { prerender, site, compiler }: BuildInputs,
  store: FileStore,
  artist: Artist,
  cacheFolder: string,
) {
  const name = site.facts.company.name
  const icon = prerender.appIconSvg()
  const drawOg = (title: string, group: string) =>
    artist.draw(`og ${JSON.stringify([title, group, name])}`, () => prerender.ogImageSvg({ title, group, name }))
  const wanted = [
    ...prerender.appIcons.map(({ file, size }) => ({ address: `/${file}`, svg: icon, width: size })),
    ...Object.entries(pageGroupNames).flatMap(([group, names]) =>
      locales.map((locale) => {
        const title = resolveText(names, locale, site.country)
        return { address: `/og/${group}-${locale}.png`, svg: drawOg(title, group), width: 1200 }
      }),
    ),
  ].map((picture) => ({ ...picture, key: contentHash(picture.svg + compiler) }))
  const due = wanted.filter(({ address, key }) => !store.reuse(address, key))
  tidyPngs(cacheFolder, new Set(wanted.map(({ key }) => key)))
  const pngs = await loadPngs(cacheFolder, due)
  for (const source of due) store.put(source.address, source.key, () => pngs.get(source)!)
}
