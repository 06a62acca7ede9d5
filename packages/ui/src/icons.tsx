import { FilledIcon, type IconProps, OutlineIcon } from './icon.tsx'

// A table of drawings, hence its length: shapes of Tabler Icons (MIT licence, see THIRD-PARTY.md), 24 x 24. To add one, copy the `d` of its paths.

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

export function IconAlertCircle(props: IconProps) {
  return <OutlineIcon {...props} paths={['M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0', 'M12 8v4', 'M12 16h.01']} />
}

export function IconAlertTriangle(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M12 9v4',
        'M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636 -2.87l-8.106 -13.536a1.914 1.914 0 0 0 -3.274 0',
        'M12 16h.01',
      ]}
    />
  )
}

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

export function IconCircleCheck(props: IconProps) {
  return <OutlineIcon {...props} paths={['M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', 'M9 12l2 2l4 -4']} />
}

export function IconCircleCheckFilled(props: IconProps) {
  return (
    <FilledIcon
      {...props}
      paths={[
        'M17 3.34a10 10 0 1 1 -14.995 8.984l-.005 -.324l.005 -.324a10 10 0 0 1 14.995 -8.336zm-1.293 5.953a1 1 0 0 0 -1.32 -.083l-.094 .083l-3.293 3.292l-1.293 -1.292l-.094 -.083a1 1 0 0 0 -1.403 1.403l.083 .094l2 2l.094 .083a1 1 0 0 0 1.226 0l.094 -.083l4 -4l.083 -.094a1 1 0 0 0 -.083 -1.32z',
      ]}
    />
  )
}

export function IconClock(props: IconProps) {
  return <OutlineIcon {...props} paths={['M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0', 'M12 7v5l3 3']} />
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

export function IconCreditCard(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M3 8a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3l0 -8',
        'M3 10l18 0',
        'M7 15l.01 0',
        'M11 15l2 0',
      ]}
    />
  )
}

export function IconDiscount(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M9 15l6 -6',
        'M9 9.5a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0',
        'M14 14.5a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0',
        'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
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

export function IconFileInvoice(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M14 3v4a1 1 0 0 0 1 1h4',
        'M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2',
        'M9 7l1 0',
        'M9 13l6 0',
        'M13 17l2 0',
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

export function IconInfoCircle(props: IconProps) {
  return <OutlineIcon {...props} paths={['M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0', 'M12 9h.01', 'M11 12h1v4h1']} />
}

export function IconKey(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M16.555 3.843l3.602 3.602a2.877 2.877 0 0 1 0 4.069l-2.643 2.643a2.877 2.877 0 0 1 -4.069 0l-.301 -.301l-6.558 6.558a2 2 0 0 1 -1.239 .578l-.175 .008h-1.172a1 1 0 0 1 -.993 -.883l-.007 -.117v-1.172a2 2 0 0 1 .467 -1.284l.119 -.13l.414 -.414h2v-2h2v-2l2.144 -2.144l-.301 -.301a2.877 2.877 0 0 1 0 -4.069l2.643 -2.643a2.877 2.877 0 0 1 4.069 0z',
        'M15 9h.01',
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

export function IconLock(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6',
        'M11 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0',
        'M8 11v-4a4 4 0 1 1 8 0v4',
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

export function IconMail(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={['M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10', 'M3 7l9 6l9 -6']}
    />
  )
}

export function IconMenu2(props: IconProps) {
  return <OutlineIcon {...props} paths={['M4 6l16 0', 'M4 12l16 0', 'M4 18l16 0']} />
}

export function IconMessage(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={['M8 9h8', 'M8 13h6', 'M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-5l-5 3v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3h12']}
    />
  )
}

export function IconMinus(props: IconProps) {
  return <OutlineIcon {...props} paths={['M5 12l14 0']} />
}

export function IconMoodPuzzled(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M14.986 3.51a9 9 0 1 0 1.514 16.284c2.489 -1.437 4.181 -3.978 4.5 -6.794',
        'M10 10h.01',
        'M14 8h.01',
        'M12 15c1 -1.333 2 -2 3 -2',
        'M20 9v.01',
        'M20 6a2.003 2.003 0 0 0 .914 -3.782a1.98 1.98 0 0 0 -2.414 .483',
      ]}
    />
  )
}

export function IconPackage(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={['M12 3l8 4.5l0 9l-8 4.5l-8 -4.5l0 -9l8 -4.5', 'M12 12l8 -4.5', 'M12 12l0 9', 'M12 12l-8 -4.5', 'M16 5.25l-8 4.5']}
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

export function IconPhoto(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M15 8h.01',
        'M3 6a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v12a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-12',
        'M3 16l5 -5c.928 -.893 2.072 -.893 3 0l5 5',
        'M14 14l1 -1c.928 -.893 2.072 -.893 3 0l3 3',
      ]}
    />
  )
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

export function IconShieldCheck(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M11.46 20.846a12 12 0 0 1 -7.96 -14.846a12 12 0 0 0 8.5 -3a12 12 0 0 0 8.5 3a12 12 0 0 1 -.09 7.06',
        'M15 19l2 2l4 -4',
      ]}
    />
  )
}

export function IconShoppingCart(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M4 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
        'M15 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
        'M17 17h-11v-14h-2',
        'M6 5l14 1l-1 7h-13',
      ]}
    />
  )
}

export function IconShoppingCartPlus(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M4 19a2 2 0 1 0 4 0a2 2 0 0 0 -4 0',
        'M12.5 17h-6.5v-14h-2',
        'M6 5l14 1l-.86 6.017m-2.64 .983h-10.5',
        'M16 19h6',
        'M19 16v6',
      ]}
    />
  )
}

export function IconStar(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M12 17.75l-6.172 3.245l1.179 -6.873l-5 -4.867l6.9 -1l3.086 -6.253l3.086 6.253l6.9 1l-5 4.867l1.179 6.873l-6.158 -3.245',
      ]}
    />
  )
}

export function IconStarFilled(props: IconProps) {
  return (
    <FilledIcon
      {...props}
      paths={[
        'M8.243 7.34l-6.38 .925l-.113 .023a1 1 0 0 0 -.44 1.684l4.622 4.499l-1.09 6.355l-.013 .11a1 1 0 0 0 1.464 .944l5.706 -3l5.693 3l.1 .046a1 1 0 0 0 1.352 -1.1l-1.091 -6.355l4.624 -4.5l.078 -.085a1 1 0 0 0 -.633 -1.62l-6.38 -.926l-2.852 -5.78a1 1 0 0 0 -1.794 0z',
      ]}
    />
  )
}

export function IconToolsOff(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M16 12l4 -4a2.828 2.828 0 1 0 -4 -4l-4 4m-2 2l-7 7v4h4l7 -7',
        'M14.5 5.5l4 4',
        'M12 8l-5 -5m-2 2l-2 2l5 5',
        'M7 8l-1.5 1.5',
        'M16 12l5 5m-2 2l-2 2l-5 -5',
        'M16 17l-1.5 1.5',
        'M3 3l18 18',
      ]}
    />
  )
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

export function IconTruckDelivery(props: IconProps) {
  return (
    <OutlineIcon
      {...props}
      paths={[
        'M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
        'M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
        'M5 17h-2v-4m-1 -8h11v12m-4 0h6m4 0h2v-6h-8m0 -5h5l3 5',
        'M3 9l4 0',
      ]}
    />
  )
}

export function IconUser(props: IconProps) {
  return <OutlineIcon {...props} paths={['M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0', 'M6 21v-2a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v2']} />
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
