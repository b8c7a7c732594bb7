/**
 * A rule's error, as a key: the texts, in every language, are in messages/. Rules never return texts, so that the form and
 * the server cannot say different things.
 */
const messageKeys = [
  'required',
  'invalid',
  'too-long',
  'invalid-characters',
  'unknown-field',
  'name-required',
  'company-required',
  'employees-format',
  'birthdate-format',
  'birthdate-which',
  'birthdate-implausible',
  'too-young',
  'email-format',
  'phone-format',
  'phone-invalid',
  'phone-no-sms',
  'phone-country',
  'phone-callable',
  'street-required',
  'postcode-format',
  'place-required',
  'description-required',
  'description-too-long',
  'code-required',
  'invalid-code',
  'code-expired',
  'code-exhausted',
  'reward-number',
  'must-accept',
  'terms-changed',
  'absence-partner',
  'absence-from',
  'absence-to',
  'job-closed',
  'application-text',
  'file-kind',
  'file-size',
  'one-at-a-time',
  'not-together',
] as const
export type MessageKey = (typeof messageKeys)[number]

export function isMessageKey(text: string): text is MessageKey {
  return (messageKeys as readonly string[]).includes(text)
}

/** One field: its normalised value, or what is wrong. */
export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly key: MessageKey }

/** Several fields: their values, or what is wrong by field name. */
export type CheckedFields<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fields: Readonly<Record<string, MessageKey>> }

export function accept<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

export function refuse(key: MessageKey): { ok: false; key: MessageKey } {
  return { ok: false, key }
}

/** Combines checked fields: all values if every field is valid, else all messages. */
export function gatherFields<T extends object>(checks: { [Name in keyof T]: Checked<T[Name]> }): CheckedFields<T> {
  const value: Record<string, unknown> = {}
  const fields: Record<string, MessageKey> = {}
  for (const [name, check] of Object.entries<Checked<unknown>>(checks)) {
    if (check.ok) value[name] = check.value
    else fields[name] = check.key
  }
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, value: value as T }
}
