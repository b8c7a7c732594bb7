import { pageDataAddress } from '#domain/site/site-addresses.ts'
import type { DirectoryPageFile, SiteManifest } from '#domain/site/site-manifest.ts'
import type { ComposedSite } from '../compose/compose-site.ts'
import { cspHash } from './pages/csp-hash.ts'
import type { PageFiles } from './pages/page-files.ts'
import type { PlannedFiles } from './plan-files.ts'
import type { BuildInputs } from './read-inputs.ts'

/** The manifest of a release, before it has a name and its files are written. */
export type ReleaseDescription = Omit<SiteManifest, 'build' | 'files'>

export function describeRelease(
  { compiler, bundle, prerender, site }: BuildInputs,
  { files, notices }: PlannedFiles,
): ReleaseDescription {
  const scripts = [
    bundle.inlineScript,
    ...new Set(Object.values(prerender.earlyScripts)),
    ...(notices.length > 0 ? [prerender.noticeScript] : []),
  ]
  return {
    compiler,
    scripts: scripts.map(cspHash),
    notices,
    aliases: aliasesOf(files),
    search: files.search,
    directories: listDirectories(site, files),
  }
}

/** The pages whose lists the server filters for visitors without JavaScript. */
function listDirectories({ shared }: ComposedSite, { pages }: PageFiles): Record<string, DirectoryPageFile> {
  return Object.fromEntries(
    pages.flatMap(({ page: { kind, path, locale, data } }) => {
      if (kind !== 'directory') return []
      return [[path, { locale, professions: data.professions, booking: shared[locale].navigation.paths.booking }]]
    }),
  )
}

/** Other addresses of a page answer with its files. */
function aliasesOf(files: PageFiles): Record<string, string> {
  return Object.fromEntries(
    files.pages.flatMap(({ page, composed }) => {
      if (page.locale !== 'en') return []
      return composed.node.aliases.flatMap((alias) => [
        [alias, page.path],
        [pageDataAddress(alias), pageDataAddress(page.path)],
      ])
    }),
  )
}
