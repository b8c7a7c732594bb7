import { renderTimes } from '#directory/render-profile.ts'
import { format } from '#messages/format.ts'
import type { PractitionerPage } from '#page-data/pages.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { useTrustedHtml } from '#ui/use-trusted-html.ts'
import { bookingPath } from '../../booking-path.ts'
import type { ProfileFacts } from '../../live/profile-facts.ts'
import { useSite } from '../../site-context.tsx'

/** The next free times, each leading straight to the form; before they are known, the way to all of them. */
export function NextTimes({ data, facts }: { data: PractitionerPage; facts: ProfileFacts | undefined }) {
  const site = useSite()
  const { practitioner: words, site: common } = site.stringTranslations
  const isFree = facts !== undefined && facts.times.length > 0
  const others = `${site.navigation.paths.practitioners}?type=${data.profession}&sort=free`
  return (
    <section className="next-times" aria-labelledby="next-times">
      <h2 id="next-times">{words.nextTimes}</h2>
      <div className="next-times-live">
        <p className="small soft" data-fact="times-for" hidden={!isFree}>
          {facts?.treatment}
        </p>
        <ul
          className="next-times-list"
          data-fact="times"
          hidden={!isFree}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: renderTimes escapes every word, and a test proves it
          dangerouslySetInnerHTML={useTrustedHtml(renderTimes(facts?.times ?? []))}
        />
        <div data-fact="none" hidden={!facts || isFree}>
          <p>
            <b>{format(words.noneFree, { name: data.name })}</b> {words.noneFreeHelp}
          </p>
          <p>
            <a href={others}>{words.others}</a>
          </p>
        </div>
      </div>
      <ButtonLink href={bookingPath(site, undefined, { practitioner: data.id })}>{common.bookNow}</ButtonLink>
    </section>
  )
}
