import { buildSite } from '#compiler/output/build-site.ts'
import { showProgress } from '#compiler/output/progress.ts'
import { describeSummary } from '#compiler/output/summary.ts'
import { ContentError } from '#compiler/problem.ts'
import { type Country, countries, defaultCountry } from '#domain/locale.ts'

/** Builds the site by the settings in the environment; ends the process when the content has problems. */
export async function buildFromSettings(env = process.env) {
  const country = (env.COUNTRY ?? defaultCountry) as Country
  if (!countries.includes(country)) {
    console.error(`COUNTRY must be ${countries.join(' or ')}, not '${country}'.`)
    process.exit(1)
  }
  const progress = showProgress(process.stdout)
  try {
    const summary = await buildSite(
      {
        content: 'content',
        dist: 'dist',
        cache: '.cache',
        country,
        siteUrl: (env.SITE_URL ?? 'http://localhost:8000').replace(/\/$/, ''),
        today: Temporal.Now.plainDateISO('Europe/Oslo').toString(),
      },
      progress,
    )
    progress.end()
    console.log(summary ? describeSummary(summary) : 'The site is up to date.')
  } catch (error) {
    progress.end()
    if (!(error instanceof ContentError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
