import type { PartnerView } from '#domain/api/read-answers.ts'
import type { TypedAnswers } from '#domain/partners/check-answers.ts'
import { format } from '#messages/format.ts'
import { CheckField, Field } from '#ui/field/field.tsx'
import { PageLink } from '../dialogs/page-link.tsx'
import type { BookingSite } from '../wizard-context.tsx'

interface Props {
  partner: PartnerView
  typed: TypedAnswers
  onType: (change: TypedAnswers) => void
  errorOf: (field: string) => string | undefined
  site: Pick<BookingSite, 'words'>
}

/** What the visitor's airline, insurer or employer asks for, as the partner's own description lists it. */
export function PartnerFields({ partner, site, ...props }: Props) {
  const { words } = site
  const { earning, fields, name, termsPath } = partner
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
      {termsPath && (
        <div className="terms-line">
          <PageLink path={termsPath} title={format(words.partner.terms, { name })} closeLabel={words.nav.close}>
            {format(words.partner.readTerms, { name })}
          </PageLink>
        </div>
      )}
      {fields.map((field) => (
        <PartnerField key={field.name} field={field} site={site} {...props} />
      ))}
    </fieldset>
  )
}

type FieldProps = Omit<Props, 'partner'> & { field: PartnerView['fields'][number] }

function PartnerField({ field, typed, onType, errorOf, site: { words } }: FieldProps) {
  const { name, kind, options = [], required } = field
  const label = words.partner.labels[name]
  const error = errorOf(name)
  if (kind === 'checkbox') {
    return (
      <CheckField
        id={name}
        error={error}
        checked={typed[name] === true}
        onChange={(event) => onType({ [name]: event.target.checked })}
      >
        {label}
      </CheckField>
    )
  }
  const input = {
    value: String(typed[name] ?? ''),
    onChange: (event: { target: { value: string } }) => onType({ [name]: event.target.value }),
  }
  return (
    <Field
      id={name}
      label={required ? label : format(words.form.optional, { label })}
      hint={kind === 'reward-number' ? words.partner.rewardNumberHint : required ? words.partner.required : undefined}
      error={error}
    >
      {(control) =>
        kind === 'select' ? (
          <select {...control} {...input}>
            <option value="">{words.form.choose}</option>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.name}
              </option>
            ))}
          </select>
        ) : (
          <input {...control} {...input} inputMode={kind === 'reward-number' ? 'numeric' : undefined} />
        )
      }
    </Field>
  )
}
