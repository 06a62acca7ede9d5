import { type IconProps, OutlineIcon } from './icon.tsx'

// What a control does: shapes of Tabler Icons (MIT licence, see THIRD-PARTY.md), 24 x 24. To add one, copy the `d` of its paths.

export function IconAdjustments(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M4 10a2 2 0 1 0 4 0a2 2 0 0 0 -4 0',
        'M6 4v4',
        'M6 12v8',
        'M10 16a2 2 0 1 0 4 0a2 2 0 0 0 -4 0',
        'M12 4v10',
        'M12 18v2',
        'M16 7a2 2 0 1 0 4 0a2 2 0 0 0 -4 0',
        'M18 4v1',
        'M18 9v11',
      ]}
    />
  )
}

export function IconCheck(props: IconProps) {
  return <OutlineIcon {...props} paths={['M5 12l5 5l10 -10']} />
}

export function IconChevronDown(props: IconProps) {
  return <OutlineIcon {...props} paths={['M6 9l6 6l6 -6']} />
}

export function IconChevronLeft(props: IconProps) {
  return <OutlineIcon {...props} paths={['M15 6l-6 6l6 6']} />
}

export function IconChevronRight(props: IconProps) {
  return <OutlineIcon {...props} paths={['M9 6l6 6l-6 6']} />
}

export function IconChevronsLeft(props: IconProps) {
  return <OutlineIcon {...props} paths={['M11 7l-5 5l5 5', 'M17 7l-5 5l5 5']} />
}

export function IconChevronsRight(props: IconProps) {
  return <OutlineIcon {...props} paths={['M7 7l5 5l-5 5', 'M13 7l5 5l-5 5']} />
}

export function IconCopy(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M7 9.667a2.667 2.667 0 0 1 2.667 -2.667h8.666a2.667 2.667 0 0 1 2.667 2.667v8.666a2.667 2.667 0 0 1 -2.667 2.667h-8.666a2.667 2.667 0 0 1 -2.667 -2.667l0 -8.666',
        'M4.012 16.737a2.005 2.005 0 0 1 -1.012 -1.737v-10c0 -1.1 .9 -2 2 -2h10c.75 0 1.158 .385 1.5 1',
      ]}
    />
  )
}

export function IconDownload(props: IconProps) {
  return <OutlineIcon {...props} paths={['M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2', 'M7 11l5 5l5 -5', 'M12 4l0 12']} />
}

export function IconExternalLink(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={['M12 6h-6a2 2 0 0 0 -2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-6', 'M11 13l9 -9', 'M15 4h5v5']}
    />
  )
}

export function IconEye(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M10 12a2 2 0 1 0 4 0a2 2 0 0 0 -4 0',
        'M21 12c-2.4 4 -5.4 6 -9 6c-3.6 0 -6.6 -2 -9 -6c2.4 -4 5.4 -6 9 -6c3.6 0 6.6 2 9 6',
      ]}
    />
  )
}

export function IconEyeOff(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M10.585 10.587a2 2 0 0 0 2.829 2.828',
        'M16.681 16.673a8.717 8.717 0 0 1 -4.681 1.327c-3.6 0 -6.6 -2 -9 -6c1.272 -2.12 2.712 -3.678 4.32 -4.674m2.86 -1.146a9.055 9.055 0 0 1 1.82 -.18c3.6 0 6.6 2 9 6c-.666 1.11 -1.379 2.067 -2.138 2.87',
        'M3 3l18 18',
      ]}
    />
  )
}

export function IconLanguage(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M9 6.371c0 4.418 -2.239 6.629 -5 6.629',
        'M4 6.371h7',
        'M5 9c0 2.144 2.252 3.908 6 4',
        'M12 20l4 -9l4 9',
        'M19.1 18h-6.2',
        'M6.694 3l.793 .582',
      ]}
    />
  )
}

export function IconLayoutGrid(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M4 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4',
        'M14 5a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4',
        'M4 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4',
        'M14 15a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1l0 -4',
      ]}
    />
  )
}

export function IconLogout(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={['M14 8v-2a2 2 0 0 0 -2 -2h-7a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2 -2v-2', 'M9 12h12l-3 -3', 'M18 15l3 -3']}
    />
  )
}

export function IconMenu2(props: IconProps) {
  return <OutlineIcon {...props} paths={['M4 6l16 0', 'M4 12l16 0', 'M4 18l16 0']} />
}

export function IconMinus(props: IconProps) {
  return <OutlineIcon {...props} paths={['M5 12l14 0']} />
}

export function IconPlus(props: IconProps) {
  return <OutlineIcon {...props} paths={['M12 5l0 14', 'M5 12l14 0']} />
}

export function IconPrinter(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M17 17h2a2 2 0 0 0 2 -2v-4a2 2 0 0 0 -2 -2h-14a2 2 0 0 0 -2 2v4a2 2 0 0 0 2 2h2',
        'M17 9v-4a2 2 0 0 0 -2 -2h-6a2 2 0 0 0 -2 2v4',
        'M7 15a2 2 0 0 1 2 -2h6a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2l0 -4',
      ]}
    />
  )
}

export function IconRefresh(props: IconProps) {
  return <OutlineIcon {...props} paths={['M20 11a8.1 8.1 0 0 0 -15.5 -2m-.5 -4v4h4', 'M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4']} />
}

export function IconRotate360(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M12 16h4v4',
        'M19.458 11.042c.86 -2.366 .722 -4.58 -.6 -5.9c-2.272 -2.274 -7.185 -1.045 -10.973 2.743c-3.788 3.788 -5.017 8.701 -2.744 10.974c2.227 2.226 6.987 1.093 10.74 -2.515',
      ]}
    />
  )
}

export function IconSearch(props: IconProps) {
  return <OutlineIcon {...props} paths={['M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0', 'M21 21l-6 -6']} />
}

export function IconTrash(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M4 7l16 0',
        'M10 11l0 6',
        'M14 11l0 6',
        'M5 7l1 12a2 2 0 0 0 2 2h8a2 2 0 0 0 2 -2l1 -12',
        'M9 7v-3a1 1 0 0 1 1 -1h4a1 1 0 0 1 1 1v3',
      ]}
    />
  )
}

export function IconX(props: IconProps) {
  return <OutlineIcon {...props} paths={['M18 6l-12 12', 'M6 6l12 12']} />
}

export function IconZoomIn(props: IconProps) {
  return <OutlineIcon {...props} paths={['M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0', 'M7 10l6 0', 'M10 7l0 6', 'M21 21l-6 -6']} />
}

export function IconZoomOut(props: IconProps) {
  return <OutlineIcon {...props} paths={['M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0', 'M7 10l6 0', 'M21 21l-6 -6']} />
}
