import { reachOf } from '#domain/staff/permissions.ts'
import { consoleWords } from '#messages/staff/console-words.ts'
import { useAddress } from '../app/address.tsx'
import { useMember } from '../app/member.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useWords } from '../app/words.tsx'
import { useCaller } from './use-caller.ts'

/** To the form for somebody who was not looked up before, from every screen. */
export function CallerButton() {
  const { screens } = useWords(consoleWords)
  const member = useMember()
  const [{ screen }, go] = useAddress()
  const [, setCaller] = useCaller()
  if (screen === 'caller' || reachOf(member, 'POST /staff/bookings') === undefined) return null
  return (
    <PillButton
      tone="coral"
      onPress={() => {
        setCaller(null)
        go({ screen: 'caller', view: undefined })
      }}
    >
      {screens.caller}
    </PillButton>
  )
}
