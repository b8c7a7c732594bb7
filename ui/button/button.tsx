import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'

/** primary: the one call to action of a screen. fjord: a strong second. quiet: everything else. */
export type ButtonTone = 'primary' | 'fjord' | 'quiet'

const toneClass = { primary: '', fjord: 'fjord', quiet: 'quiet' }

export function Button({
  tone = 'primary',
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { tone?: ButtonTone }) {
  return <button type="button" className={classNames('btn', toneClass[tone], className)} {...rest} />
}

export function ButtonLink({
  tone = 'primary',
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { tone?: ButtonTone; href: string }) {
  return (
    <a className={classNames('btn', toneClass[tone], className)} {...rest}>
      {children}
    </a>
  )
}
