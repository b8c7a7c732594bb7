/**
 * The checks of a partner's fields, by kind of field. Form and server share them: the form knows the fields from
 * GET /api/partners/{id}, the server from the partner's module. Without zod, as the browser loads this.
 */
import { accept, type Checked, type CheckedFields, gatherFields, refuse } from '../forms/fields/checked.ts'
import { checkRewardNumber } from '../forms/fields/reward-number.ts'
import { isWritableLine, tidyLine } from '../forms/fields/text.ts'
import type { FieldKind } from './kind.ts'

/** What the checks need to know of a field. */
export interface FieldRule {
  readonly name: string
  readonly kind: FieldKind
  readonly required: boolean
  readonly options?: readonly { readonly id: string }[] | undefined
}

/** What was typed, chosen or ticked, by field name. */
export type TypedAnswers = Readonly<Record<string, string | boolean | null | undefined>>

/** What is recorded, by field name; null where an optional field was left empty. */
export type PartnerAnswers = Readonly<Record<string, string | true | null>>

type Check = (value: TypedAnswers[string], field: FieldRule) => Checked<string | true | null>

const checks: Record<FieldKind, Check> = {
  'reward-number': (value, { required }) =>
    required || textOf(value).trim() !== '' ? checkRewardNumber(textOf(value)) : accept(null),
  select: (value, field) => checkLine(value, field, (text) => field.options?.some(({ id }) => id === text) ?? false),
  text: (value, field) => checkLine(value, field),
  checkbox: (value, { required }) => {
    if (value === true) return accept(true)
    return required ? refuse('must-accept') : accept(null)
  },
}

/** Checks every field of a partner; answers to unknown fields are dropped. */
export function checkAnswers(fields: readonly FieldRule[], typed: TypedAnswers): CheckedFields<PartnerAnswers> {
  return gatherFields<PartnerAnswers>(
    Object.fromEntries(fields.map((field) => [field.name, checks[field.kind](typed[field.name], field)])),
  )
}

function checkLine(
  value: TypedAnswers[string],
  { required }: FieldRule,
  isKnown: (text: string) => boolean = () => true,
): Checked<string | null> {
  const text = tidyLine(textOf(value))
  if (text === '') return required ? refuse('required') : accept(null)
  if (!isWritableLine(text)) return refuse('invalid-characters')
  return isKnown(text) ? accept(text) : refuse('invalid')
}

function textOf(value: TypedAnswers[string]): string {
  return typeof value === 'string' ? value : ''
}
