import type { Order } from '#database/orders/orders.ts'
import { mayPatientCancel, wayOf } from '#domain/orders/order-states.ts'
import { formatMoment } from '../../clock/moments.ts'
import { bookingToken } from '../../identity/booking-token.ts'
import { findOrderTime } from '../../orders/order-time.ts'
import type { Service } from '../../service.ts'

/** An order in the shape of the API, without who it is for and where it goes. */
export async function viewOrder(service: Service, order: Order) {
  const { zone } = service
  const { reference, state, item, clinic, price } = order
  return {
    reference,
    state,
    item,
    way: wayOf(order),
    clinic,
    time: await viewOrderTime(service, order),
    price,
    orderedAt: formatMoment(order.orderedAt, zone),
    changedAt: formatMoment(order.changedAt, zone),
    isCancellable: mayPatientCancel(state),
  }
}

/** What the bearer of an order's token is told of its time: all that opens the booking too. */
async function viewOrderTime(
  service: Pick<Service, 'database' | 'secrets' | 'zone' | 'availability'>,
  order: Pick<Order, 'booking'>,
) {
  const booking = await findOrderTime(service.database, order)
  if (!booking) return null
  const { index } = service.availability.schedule
  const { reference, practitioner, clinic, start, end } = booking
  const zone = index.clinics.get(clinic)?.zone ?? service.zone
  return {
    reference,
    token: bookingToken(service.secrets, reference),
    start: formatMoment(start, zone),
    end: formatMoment(end, zone),
    clinic,
    practitioner: { id: practitioner, name: index.practitioners.get(practitioner)?.name ?? practitioner },
  }
}
