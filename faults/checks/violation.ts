/** The rules that no fault may break, each with what it means. */
export const rules = {
  'doubled time': 'two patients have one practitioner at one time',
  'booking without its time': 'a booking stands, and its time can be booked by others',
  'lost booking': 'it was answered with 201 and is not there',
  'two outcomes of a key': 'one idempotency key led to different answers, or to more than one booking',
  'booked though refused': 'every answer was a refusal, and there is a booking',
  undecided: 'a request got no answer even when all faults were over',
  'lost change': 'it was answered with success and did not happen',
  'broken trail': 'a booking is not what its own events say',
  'too many places': 'a group has more participants than places',
  'job not once': 'what a booking leaves to do is missing, or stands there twice',
  'job left over': 'a job that is due was not carried out when all faults were over',
  'message repeated': 'a message was taken twice, though nobody was killed who could have forgotten it',
  'message of nobody': 'a message has an id that no job has',
  'message not sent': 'a job says that it sent a message which no gateway took',
  'lost write': 'something else was answered with success and is not there',
  'lost update': 'two people were told that the same revision is theirs',
  'odd answer': 'an answer that no fault explains',
  'process ended': 'a process ended by itself',
  'not back': 'a process did not work again when all faults were over',
} as const

export type Rule = keyof typeof rules

export interface Violation {
  rule: Rule
  detail: string
}
