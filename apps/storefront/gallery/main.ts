import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: join(import.meta.dirname, 'vite.config.ts') } },
  },
  stories: [
    { directory: '../../../packages/ui/src', files: '**/*.stories.tsx', titlePrefix: 'ui' },
    { directory: '../app', files: '**/*.stories.tsx', titlePrefix: 'storefront' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../public'],
  // It says nothing to anyone about who uses it, and asks for nothing.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true, enableCrashReports: false },
  features: { sidebarOnboardingChecklist: false, actions: false, controls: false, interactions: false },
  docs: { defaultName: 'Overview' },
  // Tables of properties took half of the time of a build, and say what the file next to the story does.
  typescript: { reactDocgen: false },
}

export default config
