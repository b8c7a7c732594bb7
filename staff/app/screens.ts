import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { StaffCallName } from '#domain/api/staff/calls.ts'
import type { ConsoleWords } from '#messages/staff/console-words.ts'

export interface Screen {
  id: keyof ConsoleWords['screens']
  /** Who may make this call sees the screen in the menu. */
  call: StaffCallName
  /** For those alone who work for the whole chain. */
  isOfChain?: true
  component: LazyExoticComponent<ComponentType>
  /** Where the way to it is: among the links in the head, in the menu behind them, or a button of its own. */
  place: 'head' | 'more' | 'button'
}

/** The screens in the order of the menu. A new one is a folder, a line here and its words. */
export const screens: readonly Screen[] = [
  { id: 'day', place: 'head', call: 'GET /staff/day', component: lazy(() => import('../day/day-screen.tsx')) },
  {
    id: 'clinics',
    place: 'more',
    call: 'GET /staff/overview',
    component: lazy(() => import('../clinics/clinics-screen.tsx')),
  },
  { id: 'board', place: 'head', call: 'GET /staff/day', component: lazy(() => import('../day/board-screen.tsx')) },
  {
    id: 'caller',
    call: 'POST /staff/bookings',
    component: lazy(() => import('../caller/caller-screen.tsx')),
    place: 'button',
  },
  {
    id: 'rosters',
    place: 'head',
    call: 'GET /staff/rosters',
    component: lazy(() => import('../rosters/rosters-screen.tsx')),
  },
  { id: 'inbox', place: 'head', call: 'GET /staff/inbox', component: lazy(() => import('../inbox/inbox-screen.tsx')) },
  {
    id: 'messages',
    place: 'more',
    call: 'GET /staff/messages',
    component: lazy(() => import('../unsent/unsent-screen.tsx')),
  },
  {
    id: 'waiting',
    place: 'more',
    call: 'GET /staff/waiting-list',
    component: lazy(() => import('../waiting/waiting-screen.tsx')),
  },
  {
    id: 'classes',
    place: 'more',
    call: 'GET /staff/classes',
    component: lazy(() => import('../classes/classes-screen.tsx')),
  },
  {
    id: 'orders',
    place: 'more',
    call: 'GET /staff/orders',
    component: lazy(() => import('../orders/orders-screen.tsx')),
  },
  {
    id: 'kiosks',
    place: 'more',
    call: 'GET /staff/kiosks',
    component: lazy(() => import('../kiosks/kiosks-screen.tsx')),
  },
  {
    id: 'calendars',
    place: 'more',
    call: 'GET /staff/calendars',
    component: lazy(() => import('../calendars/calendars-screen.tsx')),
  },
  {
    id: 'figures',
    place: 'more',
    call: 'GET /staff/figures',
    component: lazy(() => import('../figures/figures-screen.tsx')),
  },
  {
    id: 'partners',
    place: 'more',
    call: 'GET /staff/partners',
    isOfChain: true,
    component: lazy(() => import('../partners/partners-screen.tsx')),
  },
  {
    id: 'forms',
    place: 'more',
    call: 'GET /staff/forms',
    isOfChain: true,
    component: lazy(() => import('../forms/forms-screen.tsx')),
  },
  {
    id: 'access',
    place: 'more',
    call: 'GET /staff/access-log',
    component: lazy(() => import('../access/access-screen.tsx')),
  },
]
