import { renderPlaces } from '#directory/render-profile.ts'
import { useTrustedHtml } from '#ui/use-trusted-html.ts'
import type { ProfileFacts } from '../../live/profile-facts.ts'

/** Where somebody works. The days come with the live facts alone. */
export function Workplaces({ places, away }: { places: ProfileFacts['places']; away: string }) {
  return (
    <>
      <p data-fact="away" hidden={away === ''}>
        {away}
      </p>
      <ul
        className="workplaces"
        data-fact="places"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: renderPlaces escapes every word, and a test proves it
        dangerouslySetInnerHTML={useTrustedHtml(renderPlaces(places))}
      />
    </>
  )
}
