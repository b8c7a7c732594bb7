import { formatPhone } from '#domain/phones/grouped-phone.ts'
import { fullDate } from '#messages/dates.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { orderWords } from '#messages/staff/order-words.ts'
import { problemOf } from '../app/call-error.ts'
import { Loading } from '../app/loading.tsx'
import { PillButton } from '../app/pill-button.tsx'
import { ProblemLine } from '../app/problem-line.tsx'
import { useAsk, useChange } from '../app/use-calls.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { Actions } from '../parts/actions.tsx'
import { ChangeProblem } from '../parts/change-problem.tsx'
import { FactList } from '../parts/fact-list.tsx'
import { SidePanel } from '../parts/side-panel.tsx'
import { Tag } from '../parts/tag.tsx'

/** An order with its patient. To open it is to look at a patient, which is logged. */
export function OrderPanel({ reference, onClose }: { reference: string; onClose: () => void }) {
  const words = useWords(orderWords)
  const common = useWords(listWords)
  const locale = useLocale()
  const {
    data: order,
    error,
    refetch,
  } = useAsk('GET /staff/orders/{reference}', { params: { reference }, query: { locale } })
  const change = useChange('PATCH /staff/orders/{reference}', ['GET /staff/orders', 'GET /staff/orders/{reference}'])
  if (!order) {
    return (
      <SidePanel title={undefined} onClose={onClose}>
        {error ? <ProblemLine problem={problemOf(error)} onRetry={() => void refetch()} /> : <Loading />}
      </SidePanel>
    )
  }
  const { address, state: from } = order
  return (
    <SidePanel title={order.name} tag={<Tag>{words.states[from]}</Tag>} stage={from} onClose={onClose}>
      <FactList
        facts={[
          [words.item, order.itemName],
          [common.born, fullDate(order.birthdate, locale)],
          [common.phone, formatPhone(order.phone)],
          [words.address, address && `${address.street}, ${address.postcode} ${address.place}`],
          [words.reference, order.reference],
        ]}
      />
      {order.next.length > 0 && <p>{words.isTold}</p>}
      <Actions>
        {order.next.map((state, index) => (
          <PillButton
            key={state}
            tone={index === 0 ? 'strong' : 'plain'}
            isPending={change.isPending}
            onPress={() => change.mutate({ params: { reference }, body: { from, state } })}
          >
            {words.give[state]}
          </PillButton>
        ))}
      </Actions>
      <ChangeProblem error={change.error} />
    </SidePanel>
  )
}
