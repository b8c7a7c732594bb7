import type { ReactNode } from 'react'
import type { PartnerView } from '#domain/api/read-answers.ts'
import type { TypedAnswers } from '#domain/partners/check-answers.ts'
import type { FieldKind } from '#domain/partners/kind.ts'
import { format } from '#messages/format.ts'
import { CheckField, Field, type FieldControl } from '#ui/field/field.tsx'
import type { BookingSite } from '../wizard-context.tsx'

export interface ControlProps {
  field: PartnerView['fields'][number]
  typed: TypedAnswers
  onType: (change: TypedAnswers) => void
  errorOf: (field: string) => string | undefined
  site: Pick<BookingSite, 'words'>
}

/** How a partner's question is answered, by the kind of its field. */
const controls: Record<FieldKind, (props: ControlProps) => ReactNode> = {
  checkbox: ({ field: { name }, typed, onType, errorOf, site }) => (
    <CheckField
      id={name}
      error={errorOf(name)}
      checked={typed[name] === true}
      onChange={(event) => onType({ [name]: event.target.checked })}
    >
      {site.words.partner.labels[name]}
    </CheckField>
  ),
  select: (props) => (
    <Line {...props}>
      {(control) => (
        <select {...control}>
          <option value="">{props.site.words.form.choose}</option>
          {props.field.options?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Line>
  ),
  text: (props) => <Line {...props}>{(control) => <input {...control} />}</Line>,
  'reward-number': (props) => (
    <Line {...props} hint={props.site.words.partner.rewardNumberHint}>
      {(control) => <input {...control} inputMode="numeric" />}
    </Line>
  ),
}

export function PartnerControl(props: ControlProps) {
  return controls[props.field.kind](props)
}

interface LineControl extends FieldControl {
  value: string
  onChange: (event: { target: { value: string } }) => void
}

/** A question that is answered by one line of text. */
function Line({
  field: { name, required },
  typed,
  onType,
  errorOf,
  site: { words },
  hint = required ? words.partner.required : undefined,
  children,
}: ControlProps & { hint?: string; children: (control: LineControl) => ReactNode }) {
  const label = words.partner.labels[name]
  const answer: Pick<LineControl, 'value' | 'onChange'> = {
    value: String(typed[name] ?? ''),
    onChange: (event) => onType({ [name]: event.target.value }),
  }
  return (
    <Field
      id={name}
      label={required ? label : format(words.form.optional, { label })}
      hint={hint}
      error={errorOf(name)}
    >
      {(control) => children({ ...control, ...answer })}
    </Field>
  )
}
