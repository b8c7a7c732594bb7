import { format } from '#messages/format.ts'
import { Art } from '#ui/art/art.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Bar } from '../frame/bar.tsx'
import { type Choices, writeQuery } from '../position/choices.ts'
import { choose, without } from '../position/links.ts'
import type { OfferedType } from '../position/offer.ts'
import { useWizard } from '../wizard-context.tsx'

/** The first question. It stands in the HTML of the page, and its tiles are plain links. */
export function TypeStep() {
  const { position, words, artBase, paths, catalogue, instance } = useWizard()
  const { offer, choices, clinic, practitioner } = position
  return (
    <>
      {practitioner && <Wish name="practitioner" sentence={format(words.tile.with, { name: practitioner.name })} />}
      {/* On the tablet of a clinic nobody has chosen it. */}
      {clinic && position.steps.includes('clinic') && (
        <Wish name="clinic" sentence={format(words.tile.at, { name: clinic.name })} />
      )}
      <ul className="types">
        {offer.map((type) => (
          <li key={type.id} className="card type">
            <Art name={type.art} base={artBase} spot />
            <h2>
              <a href={choose(position, { type: type.id })} aria-current={choices.type === type.id || undefined}>
                {type.name}
              </a>
            </h2>
            {type.text && <p className="small soft">{type.text}</p>}
            <SubChoices type={type} />
          </li>
        ))}
      </ul>
      {/* One clinic offers little: on its kiosk they would repeat the tiles and push the last one below the fold. */}
      {!instance.flow.sharedDevice && (
        <nav className="shortcuts" aria-label={words.tile.shortcuts}>
          <p className="small soft">{words.tile.shortcuts}</p>
          <ul>
            {catalogue.shortcuts
              .filter((link) => isOffered(offer, link))
              .map(({ name, type, service }) => (
                <li key={name}>
                  <a className="mini" href={choose(position, { type, ...(service && { service }) })}>
                    {name}
                  </a>
                </li>
              ))}
            <li>
              <a className="mini" href={paths.faq}>
                {words.tile.questions}
              </a>
            </li>
          </ul>
        </nav>
      )}
      <Bar />
    </>
  )
}

/** With whom or where the visitor wants it, and the way to any other. */
function Wish({ name, sentence }: { name: 'practitioner' | 'clinic'; sentence: string }) {
  const { position, words } = useWizard()
  return (
    <Notice>
      {sentence} <a href={without(position, name)}>{words.nav.remove}</a>
    </Notice>
  )
}

/** The choices that the tile of a type has on it: a tap saved. */
function SubChoices({ type }: { type: OfferedType }) {
  const { position, words, catalogue } = useWizard()
  const links =
    type.choices.length > 0
      ? type.choices
          .filter((choice) => isOffered(position.offer, choice))
          .map(({ name, namedByClinic, ...choices }) => ({
            title: (namedByClinic && nameOfOnlyClinic(choices)) || name,
            path: pathOf(choices),
          }))
      : type.services.map((service) => ({
          title: service.name,
          path: choose(position, { type: type.id, service: service.id }),
        }))
  /** What one clinic alone has is called by its name. */
  function nameOfOnlyClinic({ service }: Choices): string | undefined {
    const { treatments = [] } = type.services.find(({ id }) => id === service) ?? {}
    const [only, ...others] = new Set(treatments.flatMap(({ clinics }) => clinics))
    return others.length === 0 ? catalogue.clinics.find(({ id }) => id === only)?.name : undefined
  }
  // A treatment on video is explained in a dialog over this same step.
  function pathOf(choices: Choices): string {
    const treatment = type.services.flatMap((it) => it.treatments).find(({ id }) => id === choices.treatment)
    if (treatment?.mode !== 'video') return choose(position, choices)
    return writeQuery({ partner: position.choices.partner, ...choices }, 'type')
  }
  if (links.length === 0) return null
  return (
    <ul className="type-choices" aria-label={format(words.tile.choices, { name: type.name })}>
      {links.map(({ title, path }) => (
        <li key={path}>
          <a className="mini" href={path}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

function isOffered(offer: OfferedType[], { type, service, treatment }: Choices): boolean {
  const services = offer.find(({ id }) => id === type)?.services ?? []
  const fitting = service ? services.filter(({ id }) => id === service) : services
  return fitting.some(({ treatments }) => !treatment || treatments.some(({ id }) => id === treatment))
}
