import type { LateScreen } from './screen.ts'

export const companyScreens: readonly LateScreen[] = [
  {
    name: 'administration',
    texts: ['administration'],
  },
  {
    name: 'recordCredentials',
    texts: ['admin', 'recordStore'],
    permission: 'system.administer',
  },
  {
    name: 'recordCredential',
    texts: ['admin', 'recordStore'],
    permission: 'system.administer',
  },
  {
    name: 'apiTokens',
    texts: ['admin', 'apiTokens'],
    permission: 'system.administer',
  },
  {
    name: 'apiToken',
    texts: ['admin', 'apiTokens', 'permissions'],
    permission: 'system.administer',
  },
  {
    name: 'webhooks',
    texts: ['admin', 'webhooks'],
    permission: 'system.administer',
  },
  {
    name: 'webhook',
    texts: ['admin', 'webhooks'],
    permission: 'system.administer',
  },
  {
    name: 'webhookDeliveries',
    texts: ['admin', 'webhooks'],
    permission: 'system.administer',
  },
  {
    name: 'webhookDelivery',
    texts: ['admin', 'webhooks'],
    permission: 'system.administer',
  },
  {
    name: 'audit',
    texts: ['admin', 'audit'],
    permission: 'audit.read',
  },
  {
    name: 'systemSettings',
    texts: ['admin', 'system'],
    permission: 'system.administer',
  },
  {
    name: 'online',
    texts: ['admin', 'system'],
    permission: 'system.administer',
  },
  {
    name: 'deployment',
    texts: ['admin', 'system'],
    permission: 'companies.administer',
  },
  {
    name: 'jobs',
    texts: ['admin', 'system'],
    permission: 'jobs.see',
  },
  {
    name: 'branding',
    texts: ['admin', 'branding'],
    permission: 'company.administer',
  },
  {
    name: 'mailSettings',
    texts: ['admin', 'mailSettings'],
    permission: 'system.administer',
  },
  {
    name: 'about',
    texts: ['admin', 'about'],
    permission: 'system.administer',
  },
  {
    name: 'languages',
    texts: ['admin', 'languages'],
    permission: 'languages.administer',
  },
  {
    name: 'licence',
    texts: ['admin', 'licence'],
    permission: 'company.administer',
  },
  {
    name: 'companies',
    texts: ['admin', 'companies'],
    permission: 'companies.administer',
  },
  {
    name: 'company',
    texts: ['admin', 'companies'],
    permission: 'companies.administer',
  },
]
