import type { Screen } from './screen.ts'

export const companyScreens: readonly Screen[] = [
  {
    name: 'administration',
    texts: ['administration'],
    load: () =>
      import('../administration/administration-screen.tsx').then((file) => file.AdministrationScreen),
  },
  {
    name: 'apiTokens',
    texts: ['admin', 'apiTokens'],
    permission: 'system.administer',
    load: () =>
      import('../../features/api-tokens/api-tokens-screen.tsx').then((file) => file.ApiTokensScreen),
  },
  {
    name: 'apiToken',
    texts: ['admin', 'apiTokens', 'permissions'],
    permission: 'system.administer',
    load: () => import('../../features/api-tokens/api-token-screen.tsx').then((file) => file.ApiTokenScreen),
  },
  {
    name: 'webhooks',
    texts: ['admin', 'webhooks'],
    permission: 'system.administer',
    load: () => import('../../features/webhooks/webhooks-screen.tsx').then((file) => file.WebhooksScreen),
  },
  {
    name: 'webhook',
    texts: ['admin', 'webhooks'],
    permission: 'system.administer',
    load: () => import('../../features/webhooks/webhook-screen.tsx').then((file) => file.WebhookScreen),
  },
  {
    name: 'webhookDeliveries',
    texts: ['admin', 'webhooks'],
    permission: 'system.administer',
    load: () => import('../../features/webhooks/deliveries-screen.tsx').then((file) => file.DeliveriesScreen),
  },
  {
    name: 'webhookDelivery',
    texts: ['admin', 'webhooks'],
    permission: 'system.administer',
    load: () => import('../../features/webhooks/delivery-screen.tsx').then((file) => file.DeliveryScreen),
  },
  {
    name: 'audit',
    texts: ['admin', 'audit'],
    permission: 'audit.read',
    load: () => import('../../features/audit/audit-screen.tsx').then((file) => file.AuditScreen),
  },
  {
    name: 'systemSettings',
    texts: ['admin', 'system'],
    permission: 'system.administer',
    load: () => import('../../features/system/settings-screen.tsx').then((file) => file.SettingsScreen),
  },
  {
    name: 'online',
    texts: ['admin', 'system'],
    permission: 'system.administer',
    load: () => import('../../features/system/online-screen.tsx').then((file) => file.OnlineScreen),
  },
  {
    name: 'deployment',
    texts: ['admin', 'system'],
    permission: 'companies.administer',
    load: () => import('../../features/system/deployment-screen.tsx').then((file) => file.DeploymentScreen),
  },
  {
    name: 'jobs',
    texts: ['admin', 'system'],
    permission: 'jobs.see',
    load: () => import('../../features/system/jobs-screen.tsx').then((file) => file.JobsScreen),
  },
  {
    name: 'branding',
    texts: ['admin', 'branding'],
    permission: 'company.administer',
    load: () => import('../../features/branding/branding-screen.tsx').then((file) => file.BrandingScreen),
  },
  {
    name: 'mailSettings',
    texts: ['admin', 'mailSettings'],
    permission: 'system.administer',
    load: () =>
      import('../../features/mail-settings/mail-settings-screen.tsx').then((file) => file.MailSettingsScreen),
  },
  {
    name: 'about',
    texts: ['admin', 'about'],
    permission: 'system.administer',
    load: () => import('../../features/about/about-screen.tsx').then((file) => file.AboutScreen),
  },
  {
    name: 'languages',
    texts: ['admin', 'languages'],
    permission: 'languages.administer',
    load: () => import('../../features/languages/languages-screen.tsx').then((file) => file.LanguagesScreen),
  },
  {
    name: 'licence',
    texts: ['admin', 'licence'],
    permission: 'company.administer',
    load: () => import('../../features/licence/licence-screen.tsx').then((file) => file.LicenceScreen),
  },
  {
    name: 'companies',
    texts: ['admin', 'companies'],
    permission: 'companies.administer',
    load: () => import('../../features/companies/companies-screen.tsx').then((file) => file.CompaniesScreen),
  },
  {
    name: 'company',
    texts: ['admin', 'companies'],
    permission: 'companies.administer',
    load: () => import('../../features/companies/company-screen.tsx').then((file) => file.CompanyScreen),
  },
]
