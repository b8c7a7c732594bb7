// For operators: orders of tests that people take at home. See docs/operations.md.
import { userInfo } from 'node:os'
import { OperatorError } from '#domain/operator-error.ts'
import { type OrderState, orderStates } from '#domain/orders/order-states.ts'
import { orderOperations } from '#server/orders/order-operations.ts'
import { createRunner, finishCommand } from './operator/operator-command.ts'
import { sayMoment } from './operator/say-moment.ts'
import { readSettings } from './settings/settings.ts'

const usage = `npm run order -- list                   orders that wait for us or the patient, the oldest first
npm run order -- list STATE             those in a state: ${orderStates.join(', ')}
npm run order -- show REFERENCE         who it is for and, until it is sent, where it goes
npm run order -- state REFERENCE STATE  what has become of it; the patient is told by SMS`

/** States that wait for us or for the patient. */
const unfinished: OrderState[] = ['ordered', 'sent', 'collected', 'handed-in']

const [action, ...args] = process.argv.slice(2)
const config = readSettings()

const run = createRunner(config)

await finishCommand(carryOut)

async function carryOut(): Promise<number> {
  const [first, second, ...others] = args
  if (action === 'list' && second === undefined) return list(first === undefined ? unfinished : [readState(first)])
  if (action === 'show' && first !== undefined && second === undefined) return show(first)
  if (action === 'state' && first !== undefined && second !== undefined && others.length === 0) {
    return change(first, readState(second))
  }
  console.error(usage)
  return 1
}

async function list(states: OrderState[]): Promise<number> {
  const { orders } = await run(orderOperations.list, { states })
  for (const { reference, item, state, clinic, changedAt } of orders) {
    console.log([reference, item, clinic ?? 'by post', state, sayMoment(changedAt)].join('  '))
  }
  if (orders.length === 0) console.log('There is no order.')
  return 0
}

async function show(reference: string): Promise<number> {
  const order = await run(orderOperations.show, { reference })
  const { address } = order
  console.log([order.reference, order.item, order.state, sayMoment(order.changedAt)].join('  '))
  console.log([order.name, order.birthdate, order.phone].join(', '))
  if (order.clinic !== null) console.log(`Collected at ${order.clinic}.`)
  else if (address) console.log(`${address.street}, ${address.postcode} ${address.place}`)
  if (order.next.length > 0) console.log(`It can become ${order.next.join(' or ')}.`)
  return 0
}

async function change(reference: string, to: OrderState): Promise<number> {
  const order = await run(orderOperations.state, { reference, to, who: userInfo().username })
  console.log(`${order.reference} is ${order.state}. The patient is told within half a minute.`)
  return 0
}

function readState(text: string): OrderState {
  const state = orderStates.find((it) => it === text)
  if (!state) throw new OperatorError(`There is no state '${text}': ${orderStates.join(', ')}.`)
  return state
}
