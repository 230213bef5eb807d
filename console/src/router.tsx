import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import {
  depositStates,
  documentsSearch,
  drawsSearch,
  identitiesSearch,
  listSearch,
  loginSearch,
  queueSearch,
  settingsSearch,
  withdrawalStates,
} from './search-params.ts'
import { BrokenScreen } from './screens/BrokenScreen.tsx'
import { LoadingScreen } from './screens/LoadingScreen.tsx'
import { UnknownScreen } from './screens/UnknownScreen.tsx'
import { operatorSession } from './session/operator-session.ts'
import { Shell } from './shell/Shell.tsx'

const root = createRootRoute({ component: Outlet, notFoundComponent: UnknownScreen })

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: loginSearch,
  component: lazyRouteComponent(() => import('./session/LoginScreen.tsx'), 'LoginScreen'),
})
const invite = createRoute({
  getParentRoute: () => root,
  path: '/invite/$token',
  component: lazyRouteComponent(() => import('./session/InviteScreen.tsx'), 'InviteScreen'),
})
const desk = createRoute({
  getParentRoute: () => root,
  id: 'desk',
  beforeLoad: ({ location }) => {
    if (operatorSession()) return
    const next = location.href === '/' ? undefined : location.href
    // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to redirect
    throw redirect({ to: '/login', search: { next } })
  },
  component: Shell,
})
const inDesk = { getParentRoute: () => desk }

const dashboard = createRoute({
  ...inDesk,
  path: '/',
  component: lazyRouteComponent(() => import('./dashboard/Dashboard.tsx'), 'Dashboard'),
})
const deposits = createRoute({
  ...inDesk,
  path: '/deposits',
  validateSearch: queueSearch(depositStates),
  component: lazyRouteComponent(() => import('./queue/DepositQueue.tsx'), 'DepositQueue'),
})
const withdrawals = createRoute({
  ...inDesk,
  path: '/withdrawals',
  validateSearch: queueSearch(withdrawalStates),
  component: lazyRouteComponent(() => import('./queue/WithdrawalQueue.tsx'), 'WithdrawalQueue'),
})
const members = createRoute({
  ...inDesk,
  path: '/members',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./members/MemberList.tsx'), 'MemberList'),
})
const member = createRoute({
  ...inDesk,
  path: '/members/$id',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./members/MemberView.tsx'), 'MemberView'),
})
const draws = createRoute({
  ...inDesk,
  path: '/draws',
  validateSearch: drawsSearch,
  component: lazyRouteComponent(() => import('./draws/DrawList.tsx'), 'DrawList'),
})
const draw = createRoute({
  ...inDesk,
  path: '/draws/$gameId/$numero',
  component: lazyRouteComponent(() => import('./draws/DrawView.tsx'), 'DrawView'),
})
const outbox = createRoute({
  ...inDesk,
  path: '/outbox',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./records/Outbox.tsx'), 'Outbox'),
})
const audit = createRoute({
  ...inDesk,
  path: '/audit',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./records/AuditLog.tsx'), 'AuditLog'),
})
const operators = createRoute({
  ...inDesk,
  path: '/operators',
  component: lazyRouteComponent(() => import('./site/Operators.tsx'), 'Operators'),
})
const settings = createRoute({
  ...inDesk,
  path: '/settings',
  validateSearch: settingsSearch,
  component: lazyRouteComponent(() => import('./settings/Settings.tsx'), 'Settings'),
})
const providers = createRoute({
  ...inDesk,
  path: '/providers',
  component: lazyRouteComponent(() => import('./providers/Providers.tsx'), 'Providers'),
})
const documents = createRoute({
  ...inDesk,
  path: '/documents',
  validateSearch: documentsSearch,
  component: lazyRouteComponent(() => import('./documents/Documents.tsx'), 'Documents'),
})
const identities = createRoute({
  ...inDesk,
  path: '/identities',
  validateSearch: identitiesSearch,
  component: lazyRouteComponent(() => import('./identities/Identities.tsx'), 'Identities'),
})
const security = createRoute({
  ...inDesk,
  path: '/security',
  component: lazyRouteComponent(() => import('./security/Security.tsx'), 'Security'),
})
const content = createRoute({
  ...inDesk,
  path: '/content',
  component: lazyRouteComponent(() => import('./site/Content.tsx'), 'Content'),
})
const more = createRoute({
  ...inDesk,
  path: '/more',
  component: lazyRouteComponent(() => import('./shell/MoreScreen.tsx'), 'MoreScreen'),
})

export const router = createRouter({
  basepath: '/console',
  routeTree: root.addChildren([
    login,
    invite,
    desk.addChildren([
      dashboard,
      deposits,
      withdrawals,
      members,
      member,
      draws,
      draw,
      outbox,
      audit,
      operators,
      settings,
      providers,
      documents,
      identities,
      security,
      content,
      more,
    ]),
  ]),
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultPendingComponent: LoadingScreen,
  defaultErrorComponent: BrokenScreen,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
