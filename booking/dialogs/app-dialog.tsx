import { telephoneLink } from '#domain/market/market.ts'
import type { AppCode, SiteTreatment } from '#domain/site/site-data.ts'
import { format } from '#messages/format.ts'
import { formatPrice } from '#messages/prices.ts'
import { CallText } from '#ui/call-text/call-text.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { QrCode } from '#ui/qr-code/qr-code.tsx'
import { writeQuery } from '../position/choices.ts'
import { findInClinic } from '../position/offer.ts'
import { useWizard, type Wizard } from '../wizard-context.tsx'

type VideoDialog = Exclude<
  keyof Wizard['words']['dialog'],
  'physiotherapist-or-chiropractor' | 'covid-which-test' | 'covid-questions'
>

/** A consultation on video, or by pictures, which has its own steps and takes nobody's time at once: what it is good for, what it costs, and how to get the app. */
export function AppDialog({ id }: { id: VideoDialog }) {
  const wizard = useWizard()
  const { words, apps, position, catalogue } = wizard
  const text = words.dialog[id]
  const ownSteps = 'steps' in text ? text.steps : undefined
  const treatment = position.video ?? Object.values(catalogue.treatments).find(({ dialog }) => dialog === id)
  return (
    <>
      <p>{text.text}</p>
      {treatment && (
        <dl className="dialog-facts">
          <div>
            <dt>{words.app.price}</dt>
            <dd>{formatPrice(treatment.price, wizard.common, treatment.isShare)}</dd>
          </div>
          {!ownSteps && (
            <div>
              <dt>{words.app.duration}</dt>
              <dd>{format(words.choose.minutes, { minutes: treatment.minutes })}</dd>
            </div>
          )}
        </dl>
      )}
      <div>
        <h3>{text.fitsHeading}</h3>
        <p>{text.fits}</p>
      </div>
      <div>
        <h3>{text.notHeading}</h3>
        <p>
          <CallText text={text.not} country={wizard.country} />
        </p>
      </div>
      <div>
        <h3>{words.app.heading}</h3>
        <ol className="dialog-steps">
          {Object.values(ownSteps ?? words.app.steps).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <p className="stores">
        {apps.isExample && <span className="small soft">{words.app.example}</span>}
        <StoreLink url={apps.ios.url} title={words.app.getIos} />
        <StoreLink url={apps.android.url} title={words.app.getAndroid} />
      </p>
      {treatment && <WithoutApp treatment={treatment} />}
      <div className="scan">
        <p className="small soft">{words.app.scan}</p>
        <div>
          <AppQr code={apps.ios} label={words.app.scanIos} />
          <AppQr code={apps.android} label={words.app.scanAndroid} />
        </div>
      </div>
    </>
  )
}

/** For whoever has no app or cannot log in: the telephone, or a time at a clinic. */
function WithoutApp({ treatment }: { treatment: SiteTreatment }) {
  const { words, common, phone, position, go } = useWizard()
  const atClinic = findInClinic(position.offer, treatment)
  const path = atClinic && writeQuery({ partner: position.choices.partner, ...atClinic.choices })
  return (
    <div>
      <h3>{words.app.withoutApp}</h3>
      <p>{words.app.withoutAppText}</p>
      <ul className="ways">
        <li>
          <a href={telephoneLink(phone)}>{format(common.article.call, { number: phone })}</a>
        </li>
        {atClinic && (
          <li>
            <a
              href={path}
              onClick={(event) => {
                event.preventDefault()
                go(path!)
              }}
            >
              {format(words.app.atClinic, { name: atClinic.name })}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}

function StoreLink({ url, title }: { url: string; title: string }) {
  const { words } = useWizard()
  return (
    <a className="btn fjord" href={url} target="_blank" rel="noreferrer">
      {title}
      <span className="unseen">, {words.app.leaves}</span>
      <Icon name="external" />
    </a>
  )
}

function AppQr({ code, label }: { code: AppCode; label: string }) {
  return (
    <figure>
      <QrCode code={code} label={label} />
      <figcaption className="small soft" aria-hidden="true">
        {label}
      </figcaption>
    </figure>
  )
}
