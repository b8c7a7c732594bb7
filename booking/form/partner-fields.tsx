import type { SitePartner } from '#domain/site-data.ts'
import { format } from '#messages/format.ts'
import { CheckField, Field } from '#ui/field/field.tsx'
import type { Typed } from '../draft.ts'
import type { BookingSite } from '../wizard-context.tsx'

interface Props {
  partner: SitePartner
  typed: Typed
  onType: (change: Partial<Typed>) => void
  errorOf: (field: string) => string | undefined
  site: Pick<BookingSite, 'words'>
}

/** What the visitor's airline, insurer or employer wants to know. */
export function PartnerFields(props: Props) {
  const { partner, site } = props
  return (
    <fieldset className="fields">
      <legend>
        <h2>{format(site.words.form.partner, { name: partner.name })}</h2>
      </legend>
      {partner.kind === 'airline' && <AirlineFields {...props} partner={partner} />}
      {partner.kind === 'insurance' && <InsuranceFields {...props} partner={partner} />}
      {partner.kind === 'corporate' && <CorporateFields {...props} partner={partner} />}
    </fieldset>
  )
}

type PropsOf<Kind> = Props & { partner: Extract<SitePartner, { kind: Kind }> }

function AirlineFields({ partner, typed, onType, errorOf, site: { words } }: PropsOf<'airline'>) {
  const { firstClinicVisit, laterPercent } = partner.earning
  return (
    <>
      <p className="small soft">{format(words.form.points, { points: firstClinicVisit, percent: laterPercent })}</p>
      <Field
        id="rewardNumber"
        label={words.form.rewardNumber}
        hint={words.form.rewardNumberHint}
        error={errorOf('rewardNumber')}
      >
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            value={typed.rewardNumber}
            onChange={(event) => onType({ rewardNumber: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}

function InsuranceFields({ partner, typed, onType, errorOf, site: { words } }: PropsOf<'insurance'>) {
  return (
    <>
      <div className="terms">
        {partner.terms.split('\n\n').map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <CheckField
        id="accepted"
        error={errorOf('accepted')}
        checked={typed.accepted}
        onChange={(event) => onType({ accepted: event.target.checked })}
      >
        {words.form.accept}
      </CheckField>
    </>
  )
}

function CorporateFields({ partner, typed, onType, errorOf, site: { words } }: PropsOf<'corporate'>) {
  const label = (field: 'campaign' | 'department' | 'hrConsultant' | 'costCenter') =>
    partner.required.includes(field) ? words.form[field] : format(words.form.optional, { label: words.form[field] })
  const selects = [
    { field: 'campaign', options: partner.campaigns },
    { field: 'department', options: partner.departments },
  ] as const
  return (
    <>
      {selects.map(({ field, options }) => (
        <Field key={field} id={field} label={label(field)} error={errorOf(field)}>
          {(control) => (
            <select {...control} value={typed[field]} onChange={(event) => onType({ [field]: event.target.value })}>
              <option value="">{words.form.choose}</option>
              {options.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
      {(['hrConsultant', 'costCenter'] as const).map((field) => (
        <Field key={field} id={field} label={label(field)} error={errorOf(field)}>
          {(control) => (
            <input {...control} value={typed[field]} onChange={(event) => onType({ [field]: event.target.value })} />
          )}
        </Field>
      ))}
    </>
  )
}
