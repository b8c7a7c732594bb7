import { Button, type ButtonProps } from 'react-aria-components'
import { classNames } from '#ui/class-names.ts'

/** strong: what most people do next. coral: 'Book for a caller' alone. */
export type PillTone = 'plain' | 'strong' | 'coral'

/**
 * While it is pending it keeps the focus, which a disabled button loses. Not by the library's own state, which reads the button out again
 * before what has come of it.
 */
const pending = { 'aria-disabled': true, type: 'button', onPress: () => {} } as const

export function PillButton({
  tone = 'plain',
  isPending = false,
  className,
  ...rest
}: ButtonProps & { tone?: PillTone; className?: string }) {
  return <Button className={classNames('pill', className)} data-tone={tone} {...rest} {...(isPending && pending)} />
}
