import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'
import { hasConsole } from '../../settings/config.ts'
import { consoleHome } from '../../staff/console-paths.ts'
import { createIdentityProvider } from '../../staff/identity-provider.ts'
import { withStaff } from '../../staff/staff-scope.ts'
import { registerAccessLog } from './access-log.ts'
import { registerAffected } from './affected.ts'
import { registerStaffBookings } from './bookings.ts'
import { registerCalendars } from './calendars.ts'
import { registerCaller } from './caller.ts'
import { registerClasses } from './classes.ts'
import { registerDay } from './day.ts'
import { registerEvents } from './events.ts'
import { registerFigures } from './figures.ts'
import { registerStaffForms } from './forms.ts'
import { registerInbox } from './inbox.ts'
import { registerKioskLists } from './kiosks.ts'
import { registerMessages } from './messages.ts'
import { registerStaffOffers } from './offers.ts'
import { registerStaffOrders } from './orders.ts'
import { registerOverview } from './overview.ts'
import { registerStaffPartners } from './partners.ts'
import { registerPeople } from './people.ts'
import { registerRosterHistory } from './roster-history.ts'
import { registerRosters } from './rosters.ts'
import { registerSession } from './session.ts'
import { registerSignIn, registerSignInByLink, registerWaysIn } from './sign-in.ts'
import { registerTimes } from './times.ts'
import { registerStaffWaiting } from './waiting.ts'

/** The calls of the console. In production there are none unless people can sign in. */
export function registerStaff(api: Api, service: Service): void {
  const { config } = service
  const provider = createIdentityProvider(config, {
    callback: `${config.SITE_URL}/api/staff/oidc/callback`,
    home: `${config.SITE_URL}${consoleHome}`,
  })
  if (!hasConsole(config)) return
  const hasLinks = config.APP_ENV !== 'production'
  registerWaysIn(api, [...(provider ? (['provider'] as const) : []), ...(hasLinks ? (['link'] as const) : [])])
  if (provider) registerSignIn(api, service, provider)
  if (hasLinks) registerSignInByLink(api, service)
  withStaff(api, service, (staff) => {
    registerSession(staff, service, provider)
    registerDay(staff, service)
    registerOverview(staff, service)
    registerEvents(staff, service)
    registerStaffBookings(staff, service)
    registerRosters(staff, service)
    registerRosterHistory(staff, service)
    registerAffected(staff, service)
    registerCalendars(staff, service)
    registerClasses(staff, service)
    registerFigures(staff, service)
    registerStaffForms(staff, service)
    registerInbox(staff, service)
    registerKioskLists(staff, service)
    registerMessages(staff, service)
    registerStaffOrders(staff, service)
    registerStaffPartners(staff, service)
    registerTimes(staff, service)
    registerCaller(staff, service)
    registerPeople(staff, service)
    registerStaffOffers(staff, service)
    registerStaffWaiting(staff, service)
    registerAccessLog(staff, service)
  })
}
