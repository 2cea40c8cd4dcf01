/** What the screens of this file's twin are made of; loaded with the first of them. */
export const companyParts = {
  administration: () =>
    import('../../administration/administration-screen.tsx').then((file) => file.AdministrationScreen),
  recordCredentials: () =>
    import('../../../features/learning/record-store/record-credentials-screen.tsx').then(
      (file) => file.RecordCredentialsScreen,
    ),
  recordCredential: () =>
    import('../../../features/learning/record-store/record-credential-screen.tsx').then(
      (file) => file.RecordCredentialScreen,
    ),
  apiTokens: () =>
    import('../../../features/organisation/api-tokens/api-tokens-screen.tsx').then(
      (file) => file.ApiTokensScreen,
    ),
  apiToken: () =>
    import('../../../features/organisation/api-tokens/api-token-screen.tsx').then(
      (file) => file.ApiTokenScreen,
    ),
  webhooks: () =>
    import('../../../features/organisation/webhooks/webhooks-screen.tsx').then((file) => file.WebhooksScreen),
  webhook: () =>
    import('../../../features/organisation/webhooks/webhook-screen.tsx').then((file) => file.WebhookScreen),
  webhookDeliveries: () =>
    import('../../../features/organisation/webhooks/deliveries-screen.tsx').then(
      (file) => file.DeliveriesScreen,
    ),
  webhookDelivery: () =>
    import('../../../features/organisation/webhooks/delivery-screen.tsx').then((file) => file.DeliveryScreen),
  audit: () =>
    import('../../../features/organisation/audit/audit-screen.tsx').then((file) => file.AuditScreen),
  systemSettings: () =>
    import('../../../features/organisation/system/settings-screen.tsx').then((file) => file.SettingsScreen),
  online: () =>
    import('../../../features/organisation/system/online-screen.tsx').then((file) => file.OnlineScreen),
  deployment: () =>
    import('../../../features/organisation/system/deployment-screen.tsx').then(
      (file) => file.DeploymentScreen,
    ),
  jobs: () => import('../../../features/organisation/system/jobs-screen.tsx').then((file) => file.JobsScreen),
  branding: () =>
    import('../../../features/organisation/branding/branding-screen.tsx').then((file) => file.BrandingScreen),
  mailSettings: () =>
    import('../../../features/communication/mail-settings/mail-settings-screen.tsx').then(
      (file) => file.MailSettingsScreen,
    ),
  about: () =>
    import('../../../features/organisation/about/about-screen.tsx').then((file) => file.AboutScreen),
  languages: () =>
    import('../../../features/organisation/languages/languages-screen.tsx').then(
      (file) => file.LanguagesScreen,
    ),
  licence: () =>
    import('../../../features/organisation/licence/licence-screen.tsx').then((file) => file.LicenceScreen),
  companies: () =>
    import('../../../features/organisation/companies/companies-screen.tsx').then(
      (file) => file.CompaniesScreen,
    ),
  company: () =>
    import('../../../features/organisation/companies/company-screen.tsx').then((file) => file.CompanyScreen),
}
