import type { PartnerView } from '#domain/api/read-answers.ts'
import { format } from '#messages/format.ts'
import { PageLink } from '../dialogs/page-link.tsx'
import { type ControlProps, PartnerControl } from './partner-control.tsx'

/** What the visitor's partner asks for, as the partner's own description lists it. */
export default function PartnerFields({
  partner,
  site,
  ...props
}: Omit<ControlProps, 'field'> & { partner: PartnerView }) {
  const { words } = site
  const { earning, fields, name, proof, termsPath } = partner
  return (
    <fieldset className="fields">
      <legend>
        <h2>{format(words.partner.heading, { name })}</h2>
      </legend>
      {earning && (
        <p className="small soft">
          {format(words.partner.points, { points: earning.firstClinicVisit, percent: earning.laterPercent, name })}
        </p>
      )}
      {proof && <p className="small soft">{proof}</p>}
      {termsPath && (
        <div className="terms-line">
          <PageLink path={termsPath} title={format(words.partner.terms, { name })} closeLabel={words.nav.close}>
            {format(words.partner.readTerms, { name })}
          </PageLink>
        </div>
      )}
      {fields.map((field) => (
        <PartnerControl key={field.name} field={field} site={site} {...props} />
      ))}
    </fieldset>
  )
}
