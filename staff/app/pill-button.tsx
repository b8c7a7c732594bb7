import { Button, type ButtonProps } from 'react-aria-components'
import { classNames } from '#ui/class-names.ts'

/** strong: what most people do next. coral: 'Book for a caller' alone. */
export type PillTone = 'plain' | 'strong' | 'coral'

export function PillButton({
  tone = 'plain',
  className,
  ...rest
}: ButtonProps & { tone?: PillTone; className?: string }) {
  return <Button className={classNames('pill', className)} data-tone={tone} {...rest} />
}
