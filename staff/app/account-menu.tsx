import { useQueryClient } from '@tanstack/react-query'
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { isStaffPage, staffPages } from '#domain/site/site-addresses.ts'
import { consoleWords } from '#messages/staff/console-words.ts'
import { useMember } from './member.ts'
import { PillButton } from './pill-button.tsx'
import { forget } from './queries.ts'
import { useChange } from './use-calls.ts'
import { useLocale, useWords } from './words.tsx'

/** Who is signed in, the other language, and the way out. */
export function AccountMenu() {
  const words = useWords(consoleWords)
  const locale = useLocale()
  const { email, role } = useMember()
  const client = useQueryClient()
  const signOut = useChange('POST /staff/sign-out')
  const leave = async (everywhere: boolean) => {
    const { next } = await signOut.mutateAsync({ body: { everywhere } })
    forget(client)
    // Where there is no provider to sign out of, back to the way in, in the language of the console.
    location.assign(isStaffPage(next) ? staffPages[locale] : next)
  }
  return (
    <MenuTrigger>
      <PillButton className="head-account" aria-label={`${words.account}: ${words.role[role]}, ${email}`}>
        {words.role[role]}
      </PillButton>
      <Popover className="popover">
        <p className="menu-who">{email}</p>
        <Menu className="menu">
          <MenuItem href={`${staffPages[locale === 'no' ? 'en' : 'no']}${location.search}`}>{words.language}</MenuItem>
          <MenuItem onAction={() => void leave(false)}>{words.signOut}</MenuItem>
          <MenuItem onAction={() => void leave(true)}>{words.signOutEverywhere}</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
