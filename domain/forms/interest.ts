import { accept, type Checked, type CheckedFields, gatherFields, refuse } from './fields/checked.ts'
import { checkDescription } from './fields/description.ts'
import { checkEmail } from './fields/email.ts'
import { checkName } from './fields/name.ts'
import { isWritableLine, tidyLine } from './fields/text.ts'

/** How a business wants to hear from us; each has its own thank-you page. */
export const replyWays = ['phone', 'video', 'mail'] as const
export type ReplyWay = (typeof replyWays)[number]

/** What a business asks about. Every page for businesses has one of them chosen in its form. */
export const interestSubjects = [
  'occupational-health',
  'medical-service',
  'physical',
  'workplace-assessment',
  'exercise',
  'benefits',
  'courses',
  'absence',
  'other',
] as const
export type InterestSubject = (typeof interestSubjects)[number]

/** A business that wants to know more, as it is stored. */
export interface Interest {
  readonly company: string
  /** Whom to talk to. */
  readonly name: string
  readonly email: string
  /** E.164 */
  readonly phone: string
  /** How many people work there, in the sender's own words: '12', 'ca. 50', '100–150'. */
  readonly employees: string | null
  readonly subject: InterestSubject | null
  readonly message: string | null
}

/** Where the form is posted. */
export const interestAction = '/api/interest'

/** The fields of its form, in the order of the page, which is also the order of the error summary. */
export const interestFieldNames = [
  'subject',
  'company',
  'name',
  'email',
  'phone',
  'employees',
  'reply',
  'message',
] as const

export interface InterestInput extends Omit<Interest, 'employees' | 'subject' | 'message'> {
  readonly employees?: string | number | null | undefined
  readonly subject?: InterestSubject | null | undefined
  readonly message?: string | null | undefined
}

/** Longer than any name in the register of companies: a limit for the database. */
const companyMaxLength = 200
const employeesMaxLength = 40

export function checkInterest(
  input: InterestInput,
  rules: {
    /** checkCallable with the caller's phone metadata: a switchboard will do, because nothing is sent by SMS. */
    readonly checkPhone: (text: string) => Checked<string>
  },
): CheckedFields<Interest> {
  return gatherFields<Interest>({
    company: checkCompany(input.company),
    name: checkName(input.name),
    email: checkEmail(input.email),
    phone: rules.checkPhone(input.phone),
    employees: checkEmployees(input.employees),
    subject: accept(input.subject ?? null),
    message: isBlank(input.message) ? accept(null) : checkDescription(input.message),
  })
}

function checkCompany(text: string): Checked<string> {
  if (!isWritableLine(text.trim())) return refuse('invalid-characters')
  const company = tidyLine(text)
  // Some companies are called by numbers only.
  if (!/[\p{L}\p{N}]/u.test(company)) return refuse('company-required')
  return company.length > companyMaxLength ? refuse('too-long') : accept(company)
}

function checkEmployees(given: string | number | null | undefined): Checked<string | null> {
  // People cannot be halved, and JSON has numbers that nobody counts to.
  if (typeof given === 'number' && !Number.isSafeInteger(given)) return refuse('employees-format')
  const text = typeof given === 'number' ? String(given) : given
  if (isBlank(text)) return accept(null)
  const employees = tidyLine(text)
  if (!isWritableLine(employees)) return refuse('invalid-characters')
  if (employees.length > employeesMaxLength) return refuse('too-long')
  return /\p{N}/u.test(employees) && !/^[-–−]/.test(employees) ? accept(employees) : refuse('employees-format')
}

function isBlank(text: string | null | undefined): text is null | undefined | '' {
  return text == null || tidyLine(text) === ''
}
