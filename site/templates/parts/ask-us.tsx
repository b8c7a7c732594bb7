import { ButtonLink } from '#ui/button/button.tsx'
import { useSite } from '../../site-context.tsx'

/** For questions that the page does not answer. */
export function AskUs() {
  const { navigation, stringTranslations: words } = useSite()
  return (
    <section className="ask-us ends">
      <h2>{words.faq.notAnswered}</h2>
      <ButtonLink tone="fjord" href={navigation.paths.contact}>
        {words.faq.contactUs}
      </ButtonLink>
    </section>
  )
}
