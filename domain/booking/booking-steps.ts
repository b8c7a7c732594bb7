/** The pages of the booking in order. The code page belongs to the step 'Your information'. */
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
