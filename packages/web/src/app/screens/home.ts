import { settingsSoon } from '../../lib/session/session.ts'
import type { Screen } from './screen.ts'

export const homeScreens: readonly Screen[] = [
  {
    name: 'home',
    texts: ['home', 'learning', 'segments'],
    load: () => import('../../desks/home/home-screen.tsx').then((file) => file.HomeScreen),
  },
  {
    name: 'overview',
    texts: ['segments'],
    load: () => import('../../desks/overview/overview-screen.tsx').then((file) => file.OverviewDesk),
  },
  {
    name: 'explore',
    texts: ['home', 'learning', 'segments'],
    module: 'learning',
    load: () => import('../../desks/explore/explore-desk.tsx').then((file) => file.ExploreDesk),
  },
  {
    name: 'welcome',
    texts: ['home', 'learning', 'segments'],
    load: () => import('../../desks/welcome/welcome-desk.tsx').then((file) => file.WelcomeDesk),
  },
  {
    name: 'search',
    texts: ['search'],
    load: () => import('../../features/learning/search/search-screen.tsx').then((file) => file.SearchScreen),
  },
  {
    name: 'login',
    texts: ['sessions'],
    load: async () => {
      const [file] = await Promise.all([
        import('../../features/people/sessions/login-screen.tsx'),
        settingsSoon(),
      ])
      return file.LoginScreen
    },
  },
  {
    name: 'account',
    texts: [
      'account',
      'activity',
      'connections',
      'deputies',
      'notificationSettings',
      'privacy',
      'testimonials',
    ],
    load: () => import('../../features/people/account/account-screen.tsx').then((file) => file.AccountScreen),
  },
  {
    name: 'register',
    texts: ['registration'],
    load: () =>
      import('../../features/people/registration/register-screen.tsx').then((file) => file.RegisterScreen),
  },
  {
    name: 'confirmRegistration',
    texts: ['registration'],
    load: () =>
      import('../../features/people/registration/confirm-registration-screen.tsx').then(
        (file) => file.ConfirmRegistrationScreen,
      ),
  },
  {
    name: 'notifications',
    texts: ['notifications'],
    load: () =>
      import('../../features/communication/notifications/notifications-screen.tsx').then(
        (file) => file.NotificationsScreen,
      ),
  },
  {
    name: 'notification',
    texts: ['notifications'],
    load: () =>
      import('../../features/communication/notifications/notification-screen.tsx').then(
        (file) => file.NotificationScreen,
      ),
  },
  {
    name: 'passwordReset',
    texts: ['home', 'segments', 'sessions'],
    load: () => import('../../desks/home/password-reset-screen.tsx').then((file) => file.PasswordResetScreen),
  },
  {
    name: 'automaticSignIn',
    texts: ['sessions'],
    load: () =>
      import('../../features/people/sessions/links/automatic-sign-in-screen.tsx').then(
        (file) => file.AutomaticSignInScreen,
      ),
  },
  {
    name: 'actionLink',
    texts: ['sessions'],
    load: () =>
      import('../../features/people/sessions/links/action-link-screen.tsx').then(
        (file) => file.ActionLinkScreen,
      ),
  },
]
