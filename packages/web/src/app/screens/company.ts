import type { Screen } from './screen.ts'

export const companyScreens: readonly Screen[] = [
  {
    name: 'administration',
    texts: ['administration'],
    load: () =>
      import('../administration/administration-screen.tsx').then((file) => file.AdministrationScreen),
  },
  {
    name: 'recordCredentials',
    texts: ['admin', 'recordStore'],
    permission: 'system.administer',
    load: () =>
      import('../../features/learning/record-store/record-credentials-screen.tsx').then(
        (file) => file.RecordCredentialsScreen,
      ),
  },
  {
    name: 'recordCredential',
    texts: ['admin', 'recordStore'],
    permission: 'system.administer',
    load: () =>
      import('../../features/learning/record-store/record-credential-screen.tsx').then(
        (file) => file.RecordCredentialScreen,
      ),
  },
  {
    name: 'apiTokens',
    texts: ['admin', 'apiTokens'],
    permission: 'system.administer',
    load: () =>
      import('../../features/organisation/api-tokens/api-tokens-screen.tsx').then(
        (file) => file.ApiTokensScreen,
      ),
  },
  {
    name: 'apiToken',
    texts: ['admin', 'apiTokens', 'permissions'],
    permission: 'system.administer',
    load: () =>
      import('../../features/organisation/api-tokens/api-token-screen.tsx').then(
        (file) => file.ApiTokenScreen,
      ),
  },
  {
    name: 'webhooks',
    texts: ['admin', 'webhooks'],
    permission: 'system.administer',
    load: () =>
      import('../../features/organisation/webhooks/webhooks-screen.tsx').then((file) => file.WebhooksScreen),
  },
  {
    name: 'webhook',
    texts: ['admin', 'webhooks'],
    permission: 'system.administer',
    load: () =>
      import('../../features/organisation/webhooks/webhook-screen.tsx').then((file) => file.WebhookScreen),
  },
  {
    name: 'webhookDeliveries',
    texts: ['admin', 'webhooks'],
    permission: 'system.administer',
    load: () =>
      import('../../features/organisation/webhooks/deliveries-screen.tsx').then(
        (file) => file.DeliveriesScreen,
      ),
  },
  {
    name: 'webhookDelivery',
    texts: ['admin', 'webhooks'],
    permission: 'system.administer',
    load: () =>
      import('../../features/organisation/webhooks/delivery-screen.tsx').then((file) => file.DeliveryScreen),
  },
  {
    name: 'audit',
    texts: ['admin', 'audit'],
    permission: 'audit.read',
    load: () => import('../../features/organisation/audit/audit-screen.tsx').then((file) => file.AuditScreen),
  },
  {
    name: 'systemSettings',
    texts: ['admin', 'system'],
    permission: 'system.administer',
    load: () =>
      import('../../features/organisation/system/settings-screen.tsx').then((file) => file.SettingsScreen),
  },
  {
    name: 'online',
    texts: ['admin', 'system'],
    permission: 'system.administer',
    load: () =>
      import('../../features/organisation/system/online-screen.tsx').then((file) => file.OnlineScreen),
  },
  {
    name: 'deployment',
    texts: ['admin', 'system'],
    permission: 'companies.administer',
    load: () =>
      import('../../features/organisation/system/deployment-screen.tsx').then(
        (file) => file.DeploymentScreen,
      ),
  },
  {
    name: 'jobs',
    texts: ['admin', 'system'],
    permission: 'jobs.see',
    load: () => import('../../features/organisation/system/jobs-screen.tsx').then((file) => file.JobsScreen),
  },
  {
    name: 'branding',
    texts: ['admin', 'branding'],
    permission: 'company.administer',
    load: () =>
      import('../../features/organisation/branding/branding-screen.tsx').then((file) => file.BrandingScreen),
  },
  {
    name: 'mailSettings',
    texts: ['admin', 'mailSettings'],
    permission: 'system.administer',
    load: () =>
      import('../../features/communication/mail-settings/mail-settings-screen.tsx').then(
        (file) => file.MailSettingsScreen,
      ),
  },
  {
    name: 'about',
    texts: ['admin', 'about'],
    permission: 'system.administer',
    load: () => import('../../features/organisation/about/about-screen.tsx').then((file) => file.AboutScreen),
  },
  {
    name: 'languages',
    texts: ['admin', 'languages'],
    permission: 'languages.administer',
    load: () =>
      import('../../features/organisation/languages/languages-screen.tsx').then(
        (file) => file.LanguagesScreen,
      ),
  },
  {
    name: 'licence',
    texts: ['admin', 'licence'],
    permission: 'company.administer',
    load: () =>
      import('../../features/organisation/licence/licence-screen.tsx').then((file) => file.LicenceScreen),
  },
  {
    name: 'companies',
    texts: ['admin', 'companies'],
    permission: 'companies.administer',
    load: () =>
      import('../../features/organisation/companies/companies-screen.tsx').then(
        (file) => file.CompaniesScreen,
      ),
  },
  {
    name: 'company',
    texts: ['admin', 'companies'],
    permission: 'companies.administer',
    load: () =>
      import('../../features/organisation/companies/company-screen.tsx').then((file) => file.CompanyScreen),
  },
]
