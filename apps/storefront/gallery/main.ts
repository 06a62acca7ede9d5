import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: join(import.meta.dirname, 'vite.config.ts') } } },
  stories: [
    { directory: '../../../packages/ui/src', files: '**/*.stories.tsx', titlePrefix: 'ui' },
    { directory: '../app', files: '**/*.stories.tsx', titlePrefix: 'storefront' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../public'],
  // It says nothing to anyone about who uses it, and asks for nothing.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { sidebarOnboardingChecklist: false },
  docs: { defaultName: 'All' },
}

export default config
