/** The pages of the booking in their order. The code belongs to 'Your information': it is the same step, on a page of its own. */
export const stepNames = [
  'type',
  'service',
  'treatment',
  'area',
  'clinic',
  'time',
  'information',
  'code',
  'confirm',
] as const
export type StepName = (typeof stepNames)[number]
