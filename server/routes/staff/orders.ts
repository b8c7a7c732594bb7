import type { FastifyRequest } from 'fastify'
import { staffInConsole } from '#database/audit.ts'
import { findOrder, listOrders, type Order } from '#database/orders/orders.ts'
import { calls } from '#domain/api/calls.ts'
import { resolveText } from '#domain/market/locale.ts'
import { findItem } from '#domain/orders/order-items.ts'
import { nextStates, wayOf } from '#domain/orders/order-states.ts'
import { worksAt } from '#domain/staff/roles.ts'
import { formatMoment } from '../../clock/moments.ts'
import { findLocale } from '../../http/find-locale.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { isReference } from '../../identity/secrets.ts'
import { advanceOrder } from '../../orders/advance-order.ts'
import type { Service } from '../../service.ts'
import { logChange, logLook } from '../../staff/access-log.ts'
import { memberOf } from '../../staff/staff-scope.ts'

export function registerStaffOrders(api: Api, service: Service): void {
  const { database, jobs, zone } = service

  /** What goes by post belongs to every clinic: its sample can be handed in at any. */
  const find = async (request: FastifyRequest, reference: string) => {
    const order = isReference(reference) ? await findOrder(database, reference) : undefined
    if (!order) return undefined
    return order.clinic === null || worksAt(memberOf(request), order.clinic) ? order : undefined
  }
  const view = (order: Order) => {
    const { reference, item, state, clinic, patient, changedAt } = order
    const next = nextStates(wayOf(order), state)
    return { reference, item, state, clinic, name: patient.name, changedAt: formatMoment(changedAt, zone), next }
  }

  api.get('/staff/orders', { schema: calls['GET /staff/orders'] }, async (request) => {
    const orders = await listOrders(database, ['ordered', 'sent', 'collected', 'handed-in', 'result-ready'])
    return {
      orders: orders.filter(({ clinic }) => clinic === null || clinic === request.query.clinic).map(view),
    }
  })

  api.get('/staff/orders/:reference', { schema: calls['GET /staff/orders/{reference}'] }, async (request, reply) => {
    const order = await find(request, request.params.reference)
    if (!order) return sendProblem(request, reply, 'forbidden')
    await logLook(service, request, order, 'order')
    const { birthdate, phone } = order.patient
    const item = findItem(service.facts, order.item)
    const itemName = item ? resolveText(item.name, findLocale(request), service.config.COUNTRY) : order.item
    return { ...view(order), itemName, birthdate, phone, address: order.address }
  })

  api.patch(
    '/staff/orders/:reference',
    { schema: calls['PATCH /staff/orders/{reference}'] },
    async (request, reply) => {
      const { from, state: to } = request.body
      const order = await find(request, request.params.reference)
      if (!order) return sendProblem(request, reply, 'forbidden')
      const isNext = order.state === from && nextStates(wayOf(order), from).includes(to)
      const who = memberOf(request).email
      if (!isNext || !(await advanceOrder(service, order, to, { by: staffInConsole, who }))) {
        return sendProblem(request, reply, 'other-state')
      }
      await logChange(service, request, order, `order ${to}`)
      jobs.lookNow()
      return view((await findOrder(database, order.reference))!)
    },
  )
}
