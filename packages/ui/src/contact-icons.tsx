import { type IconProps, OutlineIcon } from './icon.tsx'

// People, and where they are reached: shapes of Tabler Icons (MIT licence, see THIRD-PARTY.md), 24 x 24. To add one, copy the `d` of its paths.

export function IconBrandFacebook(props: IconProps) {
  return <OutlineIcon {...props} paths={['M7 10v4h3v7h4v-7h3l1 -4h-4v-2a1 1 0 0 1 1 -1h3v-4h-3a5 5 0 0 0 -5 5v2h-3']} />
}

export function IconBrandGoogle(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={['M20.945 11a9 9 0 1 1 -3.284 -5.997l-2.655 2.392a5.5 5.5 0 1 0 2.119 6.605h-4.125v-3h7.945z']}
    />
  )
}

export function IconBrandLinkedin(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M8 11v5',
        'M8 8v.01',
        'M12 16v-5',
        'M16 16v-3a2 2 0 1 0 -4 0',
        'M3 7a4 4 0 0 1 4 -4h10a4 4 0 0 1 4 4v10a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4l0 -10',
      ]}
    />
  )
}

export function IconBrandXing(props: IconProps) {
  return <OutlineIcon {...props} paths={['M16 21l-4 -7l6.5 -11', 'M7 7l2 3.5l-3 4.5']} />
}

export function IconBrandYoutube(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={['M2 8a4 4 0 0 1 4 -4h12a4 4 0 0 1 4 4v8a4 4 0 0 1 -4 4h-12a4 4 0 0 1 -4 -4v-8', 'M10 9l5 3l-5 3l0 -6']}
    />
  )
}

export function IconBuilding(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M3 21l18 0',
        'M9 8l1 0',
        'M9 12l1 0',
        'M9 16l1 0',
        'M14 8l1 0',
        'M14 12l1 0',
        'M14 16l1 0',
        'M5 21v-16a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v16',
      ]}
    />
  )
}

export function IconHeadset(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M4 14v-3a8 8 0 1 1 16 0v3',
        'M18 19c0 1.657 -2.686 3 -6 3',
        'M4 14a2 2 0 0 1 2 -2h1a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-1a2 2 0 0 1 -2 -2v-3',
        'M15 14a2 2 0 0 1 2 -2h1a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-1a2 2 0 0 1 -2 -2v-3',
      ]}
    />
  )
}

export function IconId(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M3 7a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v10a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3l0 -10',
        'M7 10a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
        'M15 8l2 0',
        'M15 12l2 0',
        'M7 16l10 0',
      ]}
    />
  )
}

export function IconMail(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={['M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10', 'M3 7l9 6l9 -6']}
    />
  )
}

export function IconMessage(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={['M8 9h8', 'M8 13h6', 'M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-5l-5 3v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3h12']}
    />
  )
}

export function IconPhone(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={['M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5 -2.5l5 2v4a2 2 0 0 1 -2 2a16 16 0 0 1 -15 -15a2 2 0 0 1 2 -2']}
    />
  )
}

export function IconUser(props: IconProps) {
  return <OutlineIcon {...props} paths={['M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0', 'M6 21v-2a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v2']} />
}
