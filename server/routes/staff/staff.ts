import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'
import { consoleHome } from '../../staff/console-paths.ts'
import { createIdentityProvider } from '../../staff/identity-provider.ts'
import { withStaff } from '../../staff/staff-scope.ts'
import { registerAccessLog } from './access-log.ts'
import { registerAffected } from './affected.ts'
import { registerStaffBookings } from './bookings.ts'
import { registerDay } from './day.ts'
import { registerEvents } from './events.ts'
import { registerOverview } from './overview.ts'
import { registerRosterHistory } from './roster-history.ts'
import { registerRosters } from './rosters.ts'
import { registerSession } from './session.ts'
import { registerSignIn, registerSignInByLink } from './sign-in.ts'

/** The calls of the console. In production there are none unless people can sign in. */
export function registerStaff(api: Api, service: Service): void {
  const { config } = service
  const provider = createIdentityProvider(config, {
    callback: `${config.SITE_URL}/api/staff/oidc/callback`,
    home: `${config.SITE_URL}${consoleHome}`,
  })
  const isProduction = config.APP_ENV === 'production'
  if (!provider && isProduction) return
  if (provider) registerSignIn(api, service, provider)
  if (!isProduction) registerSignInByLink(api, service)
  withStaff(api, service, (staff) => {
    registerSession(staff, service, provider)
    registerDay(staff, service)
    registerOverview(staff, service)
    registerEvents(staff, service)
    registerStaffBookings(staff, service)
    registerRosters(staff, service)
    registerRosterHistory(staff, service)
    registerAffected(staff, service)
    registerAccessLog(staff, service)
  })
}
