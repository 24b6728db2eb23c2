import { calculatorMetadata, renderCalculator, type Props } from '../../render-calculator';

export const generateMetadata = ({ params }: Props) => calculatorMetadata('each-way', params);

export default function EachWayCalculatorPage({ params }: Props) {
  return renderCalculator('each-way', params);
}
